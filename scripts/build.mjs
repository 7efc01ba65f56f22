import './checks/require-node.mjs';
import './show-help.mjs';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { provideBuild } from './builds/builds.mjs';
import { writeNotices } from './builds/notices.mjs';
import {
  endWithSentence,
  exitCode,
  repository,
  runCommand,
  toolPath,
} from './commands/run-command.mjs';
import { installIfStale } from './install.mjs';

const tsx = toolPath('tsx/dist/cli.mjs');
const folder = join(repository, 'build');
const sources = [
  'company.example.json',
  'package-lock.json',
  'tsconfig.base.json',
  'contract',
  'look',
  'sending',
  'measure',
  'ports',
  'engines',
  'api',
  'site',
  'admin-pwa',
  'scripts/build.mjs',
  'scripts/builds/compress-folder.mjs',
  'scripts/builds/notices.mjs',
];
const notSource = /(^|\/)(node_modules|dist|test|\.vite)$|\.test\.tsx?$|\.md$/;

/**
 * Builds the three programs unless there is a build of these very sources.
 * @returns the folder with `site`, `admin` and `api`.
 */
export function buildIfStale() {
  return provideBuild({ folder, fingerprint: fingerprintSources(), make: build });
}

/** Whether there is a build of these very sources. */
export function isBuilt() {
  return existsSync(join(folder, fingerprintSources()));
}

async function build(target) {
  if (!(await areSettingsRight())) process.exit(1);
  const startedAt = performance.now();
  console.info('Building …');
  const programs = [buildSite(target), buildConsole(target), buildServer(target)];
  // The folder of a failed build is removed: nothing may still be writing into it.
  const [failed] = (await Promise.allSettled(programs)).filter(
    ({ status }) => status === 'rejected',
  );
  if (failed) throw failed.reason;
  console.info(`Built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
}

/** A wrong one has been named by then. */
async function areSettingsRight() {
  const program = join(repository, 'api/src/check-settings.ts');
  return (await exitCode(process.execPath, [tsx, program])) === 0;
}

async function buildSite(target) {
  const site = join(target, 'site');
  // Renders what only a running server knows: the clients' pages.
  const forServer = join(target, 'site-server');
  await vite('site', site);
  await vite('site', forServer, '--ssr', 'src/entry-server.tsx');
  await run('site', tsx, 'scripts/prerender.ts', site, forServer);
  writeFileSync(join(site, 'third-party-notices.txt'), writeNotices());
  await compress(site);
}

async function buildConsole(target) {
  const admin = join(target, 'admin');
  await vite('admin-pwa', admin);
  await compress(admin);
}

function buildServer(target) {
  return vite('api', join(target, 'api'));
}

function vite(program, target, ...more) {
  const output = ['--outDir', target, '--emptyOutDir', '--logLevel', 'warn'];
  return run(program, toolPath('vite/bin/vite.js'), 'build', ...output, ...more);
}

function compress(target) {
  return run('.', join(repository, 'scripts/builds/compress-folder.mjs'), target);
}

function run(program, ...args) {
  return runCommand(process.execPath, args, { cwd: join(repository, program) });
}

function fingerprintSources() {
  const hash = createHash('sha256');
  const { version } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'));
  hash.update(`${process.version}\0${version}\0`);
  for (const source of sources) {
    for (const path of filesBelow(join(repository, source))) {
      hash
        .update(path.slice(repository.length))
        .update('\0')
        .update(readFileSync(path))
        .update('\0');
    }
  }
  return hash.digest('hex').slice(0, 16);
}

function filesBelow(path) {
  if (notSource.test(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await installIfStale().catch(endWithSentence);
  console.info(await buildIfStale().catch(endWithSentence));
}

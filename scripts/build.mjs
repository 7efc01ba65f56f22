import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installIfStale } from './install.mjs';
import { repository, runNpm } from './run-command.mjs';

const stampPath = join(repository, 'node_modules/.yiqiao-build');
const outputs = ['site/dist/index.html', 'admin-pwa/dist/index.html', 'api/dist/server.js'];
const sources = [
  'company.json',
  'package-lock.json',
  'tsconfig.base.json',
  'contract',
  'measure',
  'api',
  'site',
  'admin-pwa',
  'scripts/compress-folder.mjs',
];
const notSource = /(^|\/)(node_modules|dist|dist-ssr|test|\.vite)$|\.test\.tsx?$|\.md$/;

/** Builds the three programs unless what is built comes from these very sources. */
export async function buildIfStale() {
  const fingerprint = fingerprintSources();
  if (readStamp() === fingerprint && outputs.every((path) => existsSync(join(repository, path))))
    return;
  await build();
  writeFileSync(stampPath, fingerprint);
}

async function build() {
  const startedAt = performance.now();
  console.info('Building …');
  const quiet = ['--silent', 'run', 'build', '-w'];
  await Promise.all([
    runNpm([...quiet, '@yiqiao/site']),
    runNpm([...quiet, '@yiqiao/admin-pwa']),
    runNpm([...quiet, '@yiqiao/api']),
  ]);
  console.info(`Built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
}

function fingerprintSources() {
  const hash = createHash('sha256');
  // The public origin is written into the prerendered pages.
  hash.update(`${process.version}\0${process.env.PUBLIC_ORIGIN ?? ''}\0`);
  for (const source of sources) {
    for (const path of filesBelow(join(repository, source))) {
      hash
        .update(path.slice(repository.length))
        .update('\0')
        .update(readFileSync(path))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

function filesBelow(path) {
  if (notSource.test(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

function readStamp() {
  try {
    return readFileSync(stampPath, 'utf8');
  } catch {
    return null;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await installIfStale();
  await build();
  writeFileSync(stampPath, fingerprintSources());
}

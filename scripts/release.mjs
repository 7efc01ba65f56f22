import './checks/require-node.mjs';
import './show-help.mjs';
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { buildIfStale } from './build.mjs';
import { listParts } from './builds/parts-list.mjs';
import { endWithSentence, repository } from './commands/run-command.mjs';
import { installIfStale } from './install.mjs';

/** Files and folders beside the build itself; from and to. */
const files = [
  ['scripts/release/provide-program.mjs', 'scripts/provide-program.mjs'],
  ['scripts/start.mjs', 'scripts/start.mjs'],
  ['scripts/operate.mjs', 'scripts/operate.mjs'],
  ['scripts/checks/require-node.mjs', 'scripts/checks/require-node.mjs'],
  ['scripts/checks/check-node.mjs', 'scripts/checks/check-node.mjs'],
  ['scripts/show-help.mjs', 'scripts/show-help.mjs'],
  ['scripts/commands/run-command.mjs', 'scripts/commands/run-command.mjs'],
  ['scripts/commands/parent.mjs', 'scripts/commands/parent.mjs'],
  ['.env.example', '.env.example'],
  ['CHANGELOG.md', 'CHANGELOG.md'],
  ['company.example.json', 'company.example.json'],
  ['deploy', 'deploy'],
  ['docs/asvs.md', 'docs/asvs.md'],
  ['docs/operations', 'docs/operations'],
  ['docs/operations.md', 'docs/operations.md'],
  ['docs/scale.md', 'docs/scale.md'],
  ['docs/security.md', 'docs/security.md'],
];
/** What a release needs of the repository's commands: to start, and all that operate an office. */
const isDeliveredCommand = (command) => /^node scripts\/(?:start|operate)\.mjs\b/.test(command);

/**
 * Packs an archive that starts with Node alone: no installation, no build, no network, on any system.
 * @param folder where the archive is written.
 * @returns its path.
 */
export async function makeRelease(folder) {
  await installIfStale();
  const build = await buildIfStale();
  const { name, version, description, license, type, engines, scripts } = JSON.parse(
    await readFile(join(repository, 'package.json'), 'utf8'),
  );
  const commit = await describeCommit();
  const release = `${name}-${version}-${commit}`;
  const staging = await mkdtemp(join(tmpdir(), 'release-'));
  try {
    const target = join(staging, release);
    for (const [from, to] of files)
      await cp(join(repository, from), join(target, to), { recursive: true });
    await cp(build, join(target, 'build/current'), { recursive: true, filter: isDelivered });
    await cp(join(build, 'site/third-party-notices.txt'), join(target, 'THIRD-PARTY-NOTICES.txt'));
    await writeJson(join(target, 'SBOM.cdx.json'), await listParts());
    await writeJson(join(target, 'package.json'), {
      ...{ name, version, commit, private: true, description, license, type, engines },
      scripts: Object.fromEntries(
        Object.entries(scripts).filter(([, command]) => isDeliveredCommand(command)),
      ),
    });
    await mkdir(folder, { recursive: true });
    const archive = join(folder, `${release}.tar.gz`);
    await pack(staging, release, archive);
    return archive;
  } finally {
    await rm(staging, { recursive: true });
  }
}

const run = promisify(execFile);

/** The commit that the release is made of, with a mark when the sources are not those of the commit. */
async function describeCommit() {
  const git = (...args) => run('git', args, { cwd: repository });
  try {
    const { stdout: commit } = await git('rev-parse', '--short=10', 'HEAD');
    const { stdout: changes } = await git('status', '--porcelain', '--untracked-files=no');
    return `${commit.trim()}${changes === '' ? '' : '-changed'}`;
  } catch {
    // Sources that came without their history.
    return 'no-commit';
  }
}

/** Source maps are twice as large as all the rest. */
function isDelivered(path) {
  return !/\.map$|[\\/]in-use$/.test(path);
}

function writeJson(path, content) {
  return writeFile(path, `${JSON.stringify(content, null, 2)}\n`);
}

async function pack(folder, name, file) {
  // Another Node would read no further than this import.
  const { create } = await import('tar');
  await create({ cwd: folder, file, gzip: { level: 9 }, portable: true }, [name]);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const archive = await makeRelease(join(repository, 'release')).catch(endWithSentence);
  console.info(`${archive}  ${((await stat(archive)).size / 1024 ** 2).toFixed(1)} MB`);
}

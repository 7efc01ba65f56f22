import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repository } from '../commands/run-command.mjs';
import { deliveredPackages } from './notices.mjs';

const run = promisify(execFile);

/**
 * Every package whose code, font or data is delivered, in CycloneDX: what scanners for advisories read.
 * npm lists everything in the lock file. Its own `--omit=dev` would also omit delivered packages that a build tool
 * happens to need as well, such as React.
 */
export async function listParts() {
  const delivered = new Set(deliveredPackages().map(({ name, version }) => `${name}@${version}`));
  const { components, dependencies, metadata, ...rest } = JSON.parse(await runSbom());
  const { name } = JSON.parse(await readFile(join(repository, 'package.json'), 'utf8'));
  return {
    ...rest,
    // npm names the project after its folder, and calls it a library.
    metadata: { ...metadata, component: { ...metadata.component, name, type: 'application' } },
    components: components.filter((component) => delivered.has(component['bom-ref'])),
    dependencies: dependencies
      .filter(({ ref }) => delivered.has(ref))
      .map(({ ref, dependsOn }) => ({
        ref,
        dependsOn: dependsOn.filter((dependency) => delivered.has(dependency)),
      })),
  };
}

async function runSbom() {
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'];
  const options = { cwd: repository, maxBuffer: 64 * 1024 ** 2 };
  const npm = process.env.npm_execpath;
  const { stdout } = npm
    ? await run(process.execPath, [npm, ...args], options)
    : await run('npm', args, { ...options, shell: process.platform === 'win32' });
  return stdout;
}

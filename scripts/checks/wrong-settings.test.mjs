import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const repository = join(import.meta.dirname, '../..');
const copied = [
  ...['package.json', 'package-lock.json', 'company.example.json', 'tsconfig.base.json', 'scripts'],
  ...['contract', 'look', 'sending', 'measure', 'ports', 'engines', 'api', 'site', 'admin-pwa'],
];

let folder;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wrong-settings-'));
  for (const name of copied) {
    const filter = (path) => basename(path) !== 'node_modules';
    await cp(join(repository, name), join(folder, name), { recursive: true, filter });
  }
  await linkPackages();
});
afterAll(() => rm(folder, { recursive: true }));

/** The packages of the repository, with the workspaces of the copy. */
async function linkPackages() {
  const packages = join(repository, 'node_modules');
  const ours = '@yiqiao';
  await mkdir(join(folder, 'node_modules', ours), { recursive: true });
  for (const name of readdirSync(packages)) {
    if (name !== ours) await symlink(join(packages, name), join(folder, 'node_modules', name));
  }
  for (const name of readdirSync(join(packages, ours))) {
    await symlink(join(folder, name), join(folder, 'node_modules', ours, name));
  }
}

function build(env = {}) {
  return spawnSync(process.execPath, ['scripts/build.mjs'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: '', ...env },
  });
}

describe('npm run build', () => {
  it('refuses a wrong origin in one sentence before anything is built', () => {
    const { status, stdout, stderr } = build({ PUBLIC_ORIGIN: 'www.example.com' });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^PUBLIC_ORIGIN must be .*\n$/);
    expect(stdout).toBe('');
    expect(existsSync(join(folder, 'build/current'))).toBe(false);
  }, 120_000);

  it('refuses a wrong company.json in one sentence', async () => {
    const file = join(folder, 'company.json');
    await writeFile(file, '{ "name": "Harbour", }');
    expect(build().stderr).toMatch(/company\.json is not valid JSON: .*\n$/);
    await writeFile(file, '{ "name": "Harbour" }');
    expect(build().stderr).toMatch(/company\.json: "brand" .*\n$/);
    expect(existsSync(join(folder, 'build/current'))).toBe(false);
  }, 120_000);
});

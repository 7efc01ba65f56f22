import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const repository = join(import.meta.dirname, '../..');
const company = {
  name: 'Harbour & Hill Languages',
  brand: 'Harbour',
  brandChinese: '港山',
  email: 'desk@harbour.test',
};
const copied = [
  ...['package.json', 'package-lock.json', 'tsconfig.base.json', 'scripts'],
  ...['contract', 'measure', 'api', 'site', 'admin-pwa'],
];

let folder;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'renamed-'));
  for (const name of copied) {
    const filter = (path) => basename(path) !== 'node_modules';
    await cp(join(repository, name), join(folder, name), { recursive: true, filter });
  }
  await writeFile(join(folder, 'company.json'), JSON.stringify(company));
  // The compressed copies say the same as the files, and take half of the build.
  await writeFile(join(folder, 'scripts/builds/compress-folder.mjs'), '');
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

  // Builds everything a second time.
  it.runIf(process.env.LONG_TESTS)(
    'leaves the name of another company nowhere',
    () => {
      const { status, stderr } = build();
      expect(`${status} ${stderr}`).toMatch(/^0 /);
      const built = join(folder, 'build/current');
      const files = readdirSync(built, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name));
      expect(files.length).toBeGreaterThan(200);
      // Lower case stands in names that devices and stores keep for ever, such as `yiqiao-console`.
      const named = files.filter((file) =>
        /Yiqiao|译桥|譯橋|yiqiao\.example/.test(readFileSync(file, 'utf8')),
      );
      expect(named).toEqual([]);
      expect(readFileSync(join(built, 'site/about.html'), 'utf8')).toContain(
        'Harbour &amp; Hill Languages',
      );
      const manifest = JSON.parse(readFileSync(join(built, 'admin/manifest.webmanifest'), 'utf8'));
      expect(manifest.short_name).toBe('Harbour');
    },
    600_000,
  );
});

import { readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeFolder } from '../../../src/engine/disk/make-folder.ts';
import { temporaryFolder } from '../../disk/temporary-folder.ts';

describe('makeFolder', () => {
  it('makes what is missing, also when two come at once', async () => {
    const folder = await temporaryFolder();
    const path = join(folder, 'a/b/c');
    await Promise.all([makeFolder(path, 0o700), makeFolder(path, 0o700)]);
    await makeFolder(path, 0o700);
    expect(await readdir(join(folder, 'a/b'))).toEqual(['c']);
  });

  it('gives up where a link leads to a disk that is not mounted', async () => {
    const folder = await temporaryFolder();
    await symlink(join(folder, 'unmounted'), join(folder, 'link'));
    await expect(makeFolder(join(folder, 'link/data'), 0o700)).rejects.toThrow('ENOENT');
    await expect(makeFolder(join(folder, 'link'), 0o700)).rejects.toThrow('ENOENT');
  });

  it.runIf(process.platform === 'linux')('gives up where no folder can be', async () => {
    await expect(makeFolder('/proc/nothing/backups', 0o700)).rejects.toThrow('ENOENT');
  });

  it('gives up where a file has the name', async () => {
    const path = join(await temporaryFolder(), 'file');
    await writeFile(path, '');
    await expect(makeFolder(path, 0o700)).rejects.toThrow('EEXIST');
    await expect(makeFolder(join(path, 'below'), 0o700)).rejects.toThrow('ENOTDIR');
  });
});

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withCompany } from '@yiqiao/contract/commands/settings/sample-settings';
import { exampleCompany } from '@yiqiao/contract/company';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../test/disk/temporary-folder.ts';
import { nodeDisk } from '../engine/disk/node-disk.ts';
import { writeSettingsFile } from '../engine/embedded/settings-file.ts';
import { readOwnCompany } from './read-own-company.ts';

describe('readOwnCompany', () => {
  it('is what owners have changed it to, and what it was where nothing was or can be read', async () => {
    const folder = await temporaryFolder();
    const nameIn = async () => (await readOwnCompany(folder, exampleCompany)).name;
    expect(await nameIn()).toBe(exampleCompany.name);
    await writeSettingsFile(folder, withCompany(null, { name: 'Harbour' }), nodeDisk);
    expect(await nameIn()).toBe('Harbour');
    await writeFile(join(folder, 'settings.json'), '{"version":1,');
    expect(await nameIn()).toBe(exampleCompany.name);
  });
});

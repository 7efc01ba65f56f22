import { withCompany } from '@yiqiao/contract/commands/settings/sample-settings';
import type { StoredSettings } from '@yiqiao/contract/record/stored-settings';
import type { SettingsStore } from '@yiqiao/ports/settings-store';
import { describe, expect, it } from 'vitest';
import { nodeDisk } from '../../../src/engine/disk/node-disk.ts';
import { openSettingsFile } from '../../../src/engine/embedded/settings-file.ts';
import { createMemoryDisk } from '../../disk/memory-disk.ts';
import { temporaryFolder } from '../../disk/temporary-folder.ts';

const one = withCompany(null, { name: 'One' });
const two = withCompany(one, { name: 'Two' });

function put(store: SettingsStore, settings: StoredSettings) {
  return store.change(() => ({ kind: 'changed', settings }));
}

describe('openSettingsFile', () => {
  it.each(['EIO', 'ENOSPC', 'power loss'] as const)(
    'leaves the settings before or after, whole, when any one call meets %s, and never undoes what it confirmed',
    async (fault) => {
      for (let call = 0; call < 7; call += 1) {
        const disk = createMemoryDisk();
        const store = await openSettingsFile('/data', disk);
        await put(store, one);
        disk.failAt(call, fault);
        const written = put(store, two).then(
          () => 'confirmed',
          () => 'refused',
        );
        const turns = new Promise((resolve) => setTimeout(resolve, 0, 'no answer'));
        const outcome = await Promise.race([written, turns]);
        for (const arrives of [() => true, () => false]) {
          const after = await openSettingsFile('/data', disk.afterPowerLoss(arrives));
          const kept = await after.read();
          expect([one, two], `call ${call}`).toContainEqual(kept);
          if (outcome === 'confirmed') expect(kept).toEqual(two);
        }
      }
    },
  );

  it('refuses a damaged file, and one of a later release', async () => {
    const folder = await temporaryFolder();
    for (const text of ['{"version":1,', JSON.stringify({ ...one, version: 2 })]) {
      const file = await nodeDisk.create(`${folder}/settings.json`);
      await file.write(Buffer.from(text), 0);
      await file.close();
      await expect(openSettingsFile(folder, nodeDisk)).rejects.toThrow('settings.json is damaged');
      await nodeDisk.remove(`${folder}/settings.json`);
    }
  });
});

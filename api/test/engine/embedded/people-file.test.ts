import { officeOfOne, withInvited } from '@yiqiao/contract/commands/people/sample-people';
import { type StoredPeople, withFirstOwner } from '@yiqiao/contract/record/stored-people';
import type { PeopleStore } from '@yiqiao/ports/people-store';
import { describe, expect, it } from 'vitest';
import { nodeDisk } from '../../../src/engine/disk/node-disk.ts';
import { openPeopleFile } from '../../../src/engine/embedded/people-file.ts';
import { createMemoryDisk } from '../../disk/memory-disk.ts';
import { temporaryFolder } from '../../disk/temporary-folder.ts';

const one = withInvited(officeOfOne, 'one', 'staff');
const two = withInvited(one, 'two', 'staff');

function put(store: PeopleStore, people: StoredPeople) {
  return store.change(() => ({ kind: 'changed', people }));
}

const namesOf = (people: StoredPeople | null) => (people?.people ?? []).map(({ id }) => id).join();

describe('openPeopleFile', () => {
  it.each(['EIO', 'ENOSPC', 'power loss'] as const)(
    'leaves the people before or after, whole, when any one call meets %s, and never undoes what it confirmed',
    async (fault) => {
      for (let call = 0; call < 7; call += 1) {
        const disk = createMemoryDisk();
        const store = await openPeopleFile('/data', disk);
        await put(store, one);
        disk.failAt(call, fault);
        const written = put(store, two).then(
          () => 'confirmed',
          () => 'refused',
        );
        const turns = new Promise((resolve) => setTimeout(resolve, 0, 'no answer'));
        const outcome = await Promise.race([written, turns]);
        for (const arrives of [() => true, () => false]) {
          const after = await openPeopleFile('/data', disk.afterPowerLoss(arrives));
          const names = namesOf(await after.read());
          expect([namesOf(one), namesOf(two)], `call ${call}`).toContain(names);
          if (outcome === 'confirmed') expect(names).toBe(namesOf(two));
        }
      }
    },
  );

  it('confirms after a failure only what is on the disk', async () => {
    for (let call = 0; call < 7; call += 1) {
      const disk = createMemoryDisk();
      const store = await openPeopleFile('/data', disk);
      await put(store, one);
      disk.failAt(call, 'EIO');
      await put(store, two).catch(() => {});
      const { people } = await store.change((stored) => ({
        kind: 'unchanged',
        people: withFirstOwner(stored, 'admin'),
      }));
      const after = await openPeopleFile(
        '/data',
        disk.afterPowerLoss(() => false),
      );
      expect(namesOf(await after.read()), `call ${call}`).toBe(namesOf(people));
    }
  });

  it('refuses a damaged file, and one of a later release', async () => {
    const disk = createMemoryDisk();
    await put(await openPeopleFile('/data', disk), one);
    const folder = await temporaryFolder();
    for (const text of ['{"version":1,', JSON.stringify({ ...one, version: 2 })]) {
      const file = await nodeDisk.create(`${folder}/people.json`);
      await file.write(Buffer.from(text), 0);
      await file.close();
      await expect(openPeopleFile(folder, nodeDisk)).rejects.toThrow('people.json is damaged');
      await nodeDisk.remove(`${folder}/people.json`);
    }
  });
});

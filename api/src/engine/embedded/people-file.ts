import { join } from 'node:path';
import type { StoredPeople } from '@yiqiao/contract/record/stored-people';
import type { AnyPeopleDecision, PeopleStore } from '@yiqiao/ports/people-store';
import { keptPeopleSchema } from '@yiqiao/ports/schema/people-schema';
import * as z from 'zod/mini';
import type { Disk } from '../disk/disk.ts';
import { writeFileDurably } from '../disk/durable-file.ts';
import { dataFile } from './folder/data-folder.ts';
import { StoreRefusal } from './folder/store-refusal.ts';

/**
 * People in a file that is replaced atomically at each change, one change at a time. A change is visible once it is
 * on the disk. When a write fails, nobody knows which of the two texts a power loss would leave: the next change
 * first writes again what the file says.
 * @throws StoreRefusal when the file is damaged.
 */
export async function openPeopleFile(dataFolder: string, disk: Disk): Promise<PeopleStore> {
  let people = await readPeopleFile(dataFolder, disk);
  let isDoubtful = false;
  let last: Promise<unknown> = Promise.resolve();

  async function write(next: StoredPeople): Promise<void> {
    isDoubtful = true;
    await writePeopleFile(dataFolder, next, disk);
    people = next;
    isDoubtful = false;
  }

  async function settle(): Promise<void> {
    if (!isDoubtful) return;
    people = await readPeopleFile(dataFolder, disk);
    if (people !== null) await write(people);
    isDoubtful = false;
  }

  return {
    read: async () => people,
    change(decide) {
      const changing = last.then(async () => {
        await settle();
        const decision = decide(people);
        if (isChange(decision)) await write(decision.people);
        return decision;
      });
      last = changing.catch(() => {});
      return changing;
    },
  };
}

function isChange(
  decision: AnyPeopleDecision,
): decision is Extract<AnyPeopleDecision, { kind: 'changed' }> {
  return decision.kind === 'changed';
}

/** @returns `null` when there is none. @throws StoreRefusal when it is damaged. */
export async function readPeopleFile(dataFolder: string, disk: Disk): Promise<StoredPeople | null> {
  const path = join(dataFolder, dataFile.people);
  const bytes = await disk.read(path);
  if (bytes === null) return null;
  try {
    return z.parse(keptPeopleSchema, JSON.parse(bytes.toString()));
  } catch (cause) {
    throw new StoreRefusal(
      `${path} is damaged, or of a later release: nobody can tell who belongs to this office. Nothing was changed. ` +
        'See "People" in docs/operations.md.',
      { cause },
    );
  }
}

export async function writePeopleFile(
  dataFolder: string,
  people: StoredPeople,
  disk: Disk,
): Promise<void> {
  const text = `${JSON.stringify(z.parse(keptPeopleSchema, people), null, 2)}\n`;
  await writeFileDurably(join(dataFolder, dataFile.people), text, disk);
}

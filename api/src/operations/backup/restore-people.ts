import { join } from 'node:path';
import {
  belongs,
  firstOwnerId,
  ownersHere,
  type StoredPeople,
  type StoredPerson,
} from '@yiqiao/contract/record/stored-people';
import { nodeDisk } from '../../engine/disk/node-disk.ts';
import { dataFile } from '../../engine/embedded/folder/data-folder.ts';
import { readIfWhole } from '../../engine/embedded/folder/store-refusal.ts';
import { readPeopleFile, writePeopleFile } from '../../engine/embedded/people-file.ts';
import { moveAside } from '../../engine/embedded/replace-store.ts';
import { findArchives } from './archives.ts';

/** Who belongs after a restore: those of this machine, those of the backup, or nobody but the first owner. */
export type RestoredPeople =
  | { readonly kind: 'present' }
  | { readonly kind: 'archived'; readonly people: StoredPeople }
  | { readonly kind: 'none' };

/**
 * As the password, the people of this machine are kept: they say who was removed, and who has joined, since the
 * backup was made. Where there are none, or their file is damaged, those of the backup come back without anybody
 * whom a backup beside it knows to be removed; and since others may have been removed as well, only owners come in
 * until one of them has confirmed the rest.
 * @throws StoreRefusal when those of the backup are damaged.
 */
export async function findRestoredPeople(
  archive: string,
  beside: string,
  dataFolder: string,
  now: number,
): Promise<RestoredPeople> {
  if ((await readIfWhole(readPeopleFile(dataFolder, nodeDisk))) !== null)
    return { kind: 'present' };
  const archived = await readPeopleFile(join(archive, 'data'), nodeDisk);
  if (archived === null) return { kind: 'none' };
  const removed: StoredPerson[] = [];
  for (const { folder } of await findArchives(beside)) {
    const known = await readIfWhole(readPeopleFile(join(folder, 'data'), nodeDisk));
    removed.push(...(known?.people ?? []).filter((person) => !belongs(person)));
  }
  const people = withRemoved(archived, removed);
  const unconfirmedSince = new Date(now).toISOString();
  return {
    kind: 'archived',
    people: { ...people, revision: people.revision + 1, unconfirmedSince },
  };
}

/**
 * An office is never left without an owner: where everybody who could run it was removed later, by owners whom this
 * backup does not know, the account of the settings comes back, whose password the operator can set anyway.
 */
export function withRemoved(people: StoredPeople, removed: readonly StoredPerson[]): StoredPeople {
  const gone = new Map(removed.map((person) => [person.id, person]));
  const kept = people.people.map((person) => gone.get(person.id) ?? person);
  const next = { ...people, people: kept };
  if (ownersHere(next).length > 0) return next;
  return { ...people, people: kept.map(asOwner) };
}

function asOwner(person: StoredPerson): StoredPerson {
  if (person.id !== firstOwnerId) return person;
  const { removedAt: _at, removedBy: _by, ...rest } = person;
  return { ...rest, role: 'owner' };
}

/** Puts those of a backup in place. Sessions end first: they are of people who may be gone. */
export async function putPeople(
  dataFolder: string,
  restored: RestoredPeople,
  asideName: string,
): Promise<readonly string[]> {
  if (restored.kind === 'present') return [];
  const isDamaged = (name: string) => name === dataFile.people;
  const aside = await moveAside(dataFolder, asideName, isDamaged, nodeDisk);
  if (restored.kind === 'archived') {
    await nodeDisk.remove(join(dataFolder, dataFile.sessions));
    await nodeDisk.syncFolder(dataFolder);
    await writePeopleFile(dataFolder, restored.people, nodeDisk);
  }
  return aside;
}

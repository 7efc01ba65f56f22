import { type Erasure, isSamePerson } from '@yiqiao/contract/commands/server/erasure';
import { fileKeysOf } from '@yiqiao/contract/files/order-files';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { Engine } from '@yiqiao/ports/engine';
import { findPerson } from '../order/find-person.ts';

type Stores = Pick<Engine, 'feed' | 'erasures'>;

/**
 * The erasures still to be completed: those that were begun, and those that have to be begun again because a move
 * or a restore has set something aside since.
 */
export async function findUnfinished(
  stores: Stores,
  erasures: readonly Erasure[],
): Promise<readonly Erasure[]> {
  const [begun, finished] = [erasures.filter(isBegun), erasures.filter((it) => !isBegun(it))];
  const again: Erasure[] = [];
  for (const erasure of await stores.erasures.findUnscrubbed(finished)) {
    again.push(await reopenErasure(stores, erasure));
  }
  return [...begun, ...again];
}

function isBegun({ files }: Erasure): boolean {
  return files !== undefined;
}

/** @returns the erasure with the files to be deleted now. */
async function reopenErasure(stores: Stores, erasure: Erasure): Promise<Erasure> {
  const left = await findLeft(stores, erasure);
  const quotes = [...new Set([...erasure.quotes, ...left.map(({ id }) => id)])];
  const files = [...new Set(left.flatMap(fileKeysOf))];
  return stores.erasures.begin([], () => ({ ...erasure, quotes, files }));
}

/** What is set aside of the person. A person who has sent a request since is in the store as well, and is kept. */
async function findLeft(
  { feed, erasures }: Stores,
  { quotes }: Erasure,
): Promise<readonly StoredQuote[]> {
  const known = await erasures.findSetAside(({ id }) => quotes.includes(id));
  const theirs = await erasures.findSetAside((other) =>
    known.some((one) => isSamePerson(one, other)),
  );
  const present = new Set<string>();
  for (const one of known) for (const { id } of await findPerson(feed, one)) present.add(id);
  return theirs.filter(({ id }) => !present.has(id));
}

import { isSamePerson, type Person } from '@yiqiao/contract/commands/server/erasure';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { ChangeFeed } from '@yiqiao/ports/change-feed';

/**
 * Every submission of the person with an address, newest first. Searches all submissions, since it is rarely
 * needed.
 */
export async function findPerson(
  feed: Pick<ChangeFeed, 'readAll'>,
  person: Person,
): Promise<readonly StoredQuote[]> {
  const found: StoredQuote[] = [];
  for await (const part of (await feed.readAll()).parts) {
    found.push(...part.filter((other) => isSamePerson(person, other)));
  }
  return found;
}

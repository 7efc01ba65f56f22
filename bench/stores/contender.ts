import { firstRevision } from '../../api/test/keep-quotes.ts';
import { sampleQuote } from '../../api/test/sample-quote.ts';
import type { StoredQuote } from '../../contract/src/record/stored-quote.ts';

/** One way to keep submissions, opened with some of them in it. */
export interface Contender {
  /** Resolves when the submission is kept, in this contender's own sense. */
  add(quote: StoredQuote): Promise<void> | void;
  /** Closes, opens again, and counts what is there; throws when a submission is not as it was added. */
  closeAndCheck(added: readonly StoredQuote[]): Promise<number>;
}

export type OpenContender = (folder: string, stored: readonly StoredQuote[]) => Promise<Contender>;

/** A submission of about 800 bytes, as its first status leaves it. */
export function makeQuote(id: string): StoredQuote {
  return firstRevision(sampleQuote(id));
}

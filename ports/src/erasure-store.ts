import type { Erasure } from '@yiqiao/contract/commands/server/erasure';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';

/**
 * Takes persons out of the store. An erasure is begun in one step with which its submissions are gone for
 * everybody, and finished when no file and no older state of them is left; what is begun is there after
 * any crash, and each step can be taken again.
 */
export interface ErasureStore {
  /** Submissions that match in what the engine has set aside: a store that a restore has replaced. */
  findSetAside(isSought: (quote: StoredQuote) => boolean): Promise<readonly StoredQuote[]>;
  /** Those of the erasures whose submissions are still named in what the engine has set aside. */
  findUnscrubbed(erasures: readonly Erasure[]): Promise<readonly Erasure[]>;
  /**
   * Takes submissions out and keeps what `compose` makes of them as they are in that moment. Whoever
   * decides on one from then on is told that there is none.
   * @param ids those that are not there are passed over.
   */
  begin(
    ids: readonly string[],
    compose: (quotes: readonly StoredQuote[]) => Erasure,
  ): Promise<Erasure>;
  /** Resolves when no older state that the engine keeps holds any of the submissions that are gone. */
  scrub(erasure: Erasure): Promise<void>;
  /** Nothing is left to be done: what remains is kept without the keys of files. */
  finish(id: string): Promise<void>;
  /** None of its pages can be paid any longer: they are named no more. */
  forgetPages(id: string): Promise<void>;
  /** Everything that remains of persons who were erased. */
  readErasures(): Promise<readonly Erasure[]>;
}

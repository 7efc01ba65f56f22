import type { Erasure } from '@yiqiao/contract/commands/server/erasure';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';

/**
 * Erases persons from the store. An erasure begins with one atomic step, after which its submissions are gone for
 * everyone, and is finished when no file and no older state of them is left. A begun erasure survives any crash,
 * and each step can be repeated.
 */
export interface ErasureStore {
  /** Submissions that match in what the engine has set aside: a store that a restore has replaced. */
  findSetAside(isSought: (quote: StoredQuote) => boolean): Promise<readonly StoredQuote[]>;
  /** The erasures whose submissions still occur in what the engine has set aside. */
  findUnscrubbed(erasures: readonly Erasure[]): Promise<readonly Erasure[]>;
  /**
   * Removes submissions and stores what `compose` makes of their state at that moment. Later decisions on them find
   * no submission.
   * @param ids missing ones are skipped.
   */
  begin(
    ids: readonly string[],
    compose: (quotes: readonly StoredQuote[]) => Erasure,
  ): Promise<Erasure>;
  /** Resolves when none of the engine's older states holds any of the erased submissions. */
  scrub(erasure: Erasure): Promise<void>;
  /** Marks the erasure as done, and drops the keys of files. */
  finish(id: string): Promise<void>;
  /** Drops the provider's pages once none of them can be paid any more. */
  forgetPages(id: string): Promise<void>;
  /** Everything that remains of erased persons. */
  readErasures(): Promise<readonly Erasure[]>;
}

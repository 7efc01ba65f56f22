import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';

/** Every submission at one moment. */
export interface WholeList {
  /**
   * Identifies this moment for `changesSince`; `null` if the engine cannot identify it. The same as before if
   * nothing has changed since, as far as the engine knows.
   */
  readonly cursor: string | null;
  /**
   * Newest first. An engine that holds the list in memory returns the same object, and the same parts, until a
   * submission is added or changed. Otherwise the list is read while it is iterated, once; a part may then be newer
   * than the cursor, and be reported again. Records are immutable; a change makes new ones.
   */
  readonly parts: Parts;
}

type Parts = Iterable<readonly StoredQuote[]> | AsyncIterable<readonly StoredQuote[]>;

export interface StoredChanges {
  readonly changed: StoredQuote[];
  /** Ids of submissions erased since; none of them is in `changed`. */
  readonly removed: string[];
  readonly cursor: string;
}

/** Reports changes in the order in which they were stored, independent of clocks. */
export interface ChangeFeed {
  readAll(): Promise<WholeList>;
  /**
   * The current state of submissions added or changed since a cursor, by whichever process; new ones in the order
   * in which they were added. Includes every change acknowledged before the call. `null` for an unknown cursor: too
   * old, or of a store that was replaced since.
   */
  changesSince(cursor: string): Promise<StoredChanges | null>;
  /**
   * Called with each submission soon after a change of it is stored; several changes may be combined into one call
   * with the latest state. A failing listener does not affect others.
   */
  onChange(listener: (quote: StoredQuote) => void): void;
  /** Called with the id of each erased submission soon after; possibly more than once. */
  onRemove(listener: (id: string) => void): void;
}

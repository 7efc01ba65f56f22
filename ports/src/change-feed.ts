import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';

/** Every submission at one moment. */
export interface WholeList {
  /**
   * Leads on from this moment, see `changesSince`; `null` when the engine cannot tell it from another. It
   * is the one given before when nothing has changed since, as far as the engine can tell.
   */
  readonly cursor: string | null;
  /**
   * Newest first. What an engine holds is the very same object as before when no submission has been
   * added or changed since, and so is each part. What it does not hold is read while it is asked for,
   * once; a part may then be newer than the cursor, and be told of again. Records never change; a change
   * makes new ones.
   */
  readonly parts: Parts;
}

type Parts = Iterable<readonly StoredQuote[]> | AsyncIterable<readonly StoredQuote[]>;

export interface StoredChanges {
  readonly changed: StoredQuote[];
  /** Ids of those erased since; none of them is in `changed`. */
  readonly removed: string[];
  readonly cursor: string;
}

/** Tells what has changed, by the order in which it was stored and not by a clock. */
export interface ChangeFeed {
  readAll(): Promise<WholeList>;
  /**
   * The submissions added or changed since a cursor, as they are now, whichever process has stored them;
   * new ones in the order in which they were added. No change that was answered before the call is missing.
   * `null` when the cursor is unknown: too long ago, or of a store that went another way since.
   */
  changesSince(cursor: string): Promise<StoredChanges | null>;
  /**
   * Called with each submission as it is after a change of it, soon after that is stored; for several
   * changes perhaps once, with the last. A listener that fails changes nothing for anybody else.
   */
  onChange(listener: (quote: StoredQuote) => void): void;
  /** Called with the id of each submission that was erased, soon after; perhaps more than once. */
  onRemove(listener: (id: string) => void): void;
}

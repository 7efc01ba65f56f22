import type { Erasure } from '@yiqiao/contract/commands/server/erasure';
import type { EngineName } from '@yiqiao/contract/http/health';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { DocumentStore } from '../document-store.ts';
import type { PaymentIntent } from '../record-store.ts';
import type { Credential } from '../session-store.ts';
import type { MoveMark } from './move-mark.ts';

/** Everything that an engine keeps beside documents. Sessions are not carried: they end with the move. */
export interface Holdings {
  /** Oldest first. */
  readonly quotes: readonly StoredQuote[];
  /** In no order. */
  readonly paymentIntents: readonly PaymentIntent[];
  /** What remains of persons who were erased; in no order. */
  readonly erasures: readonly Erasure[];
  readonly credential: Credential | null;
  /** `null` where none was made yet. */
  readonly linkSecret: string | null;
}

/** What a move would leave behind, since nobody has told it how to carry that. */
export function explainStrange(names: readonly string[], place: string): string {
  return `${place} keeps what this release's move cannot carry: ${names.join(', ')}. Nothing was changed.`;
}

export const noHoldings: Holdings = {
  quotes: [],
  paymentIntents: [],
  erasures: [],
  credential: null,
  linkSecret: null,
};

/**
 * One of the two engines that an office is moved between, while no server runs on it.
 *
 * The order that makes it safe: the new side is marked as arriving, and nobody starts on it; it is filled and
 * compared; the old side is left, and takes no change from then on; only then the new one is opened. After a
 * crash anywhere the same move is begun again, and there is no moment at which both could be served.
 */
export interface MovingSide {
  readonly engine: EngineName;
  /** As a person calls it. */
  readonly place: string;
  readonly documents: DocumentStore;
  readMark(): Promise<MoveMark | null>;
  /** Names the store, and no other; `null` while there is none. */
  readStore(): Promise<string | null>;
  read(): Promise<Holdings>;
  /** Marks it: nobody starts on it, whatever it holds, until `open`. */
  beginArrival(from: string): Promise<void>;
  /** Makes it hold this and nothing else, as a new store. @returns its name. */
  write(holdings: Holdings): Promise<string>;
  /** What `write` has left, read again. */
  readWritten(): Promise<Holdings>;
  /**
   * Ends it as the place of the office: from now on it takes no change.
   * @throws when anything has changed since it was read.
   */
  leave(to: string): Promise<void>;
  /** What was written is the office now. @returns where its former content is, if it was kept. */
  open(): Promise<readonly string[]>;
  close(): Promise<void>;
}

import type { Erasure } from '@yiqiao/contract/commands/server/erasure';
import type { EngineName } from '@yiqiao/contract/http/health';
import type { StoredPeople } from '@yiqiao/contract/record/stored-people';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { StoredSettings } from '@yiqiao/contract/record/stored-settings';
import type { DocumentStore } from '../document-store.ts';
import type { PaymentIntent } from '../record-store.ts';
import type { Credential } from '../session-store.ts';
import type { MoveMark } from './move-mark.ts';

/** Everything an engine stores besides documents. Sessions are not moved: they end. */
export interface Holdings {
  /** Oldest first. */
  readonly quotes: readonly StoredQuote[];
  /** In no particular order. */
  readonly paymentIntents: readonly PaymentIntent[];
  /** What remains of erased persons, in no particular order. */
  readonly erasures: readonly Erasure[];
  readonly credential: Credential | null;
  /** `null` in an office of one. */
  readonly people: StoredPeople | null;
  /** `null` until one was changed. */
  readonly settings: StoredSettings | null;
  /** `null` if there is none yet. */
  readonly linkSecret: string | null;
}

/** The message for data that the mover has no rule for and would leave behind. @param place as in `MovingSide`. */
export function explainUnmovable(names: readonly string[], place: string): string {
  return `${place} keeps what this release's move cannot carry: ${names.join(', ')}. Nothing was changed.`;
}

export const noHoldings: Holdings = {
  quotes: [],
  paymentIntents: [],
  erasures: [],
  credential: null,
  people: null,
  settings: null,
  linkSecret: null,
};

/**
 * One of the two engines of a move, while no server is running on it.
 *
 * The order that makes it safe: mark the target as arriving, so that no server starts on it; fill it and compare;
 * mark the source as left, so that it takes no more changes; only then open the target. After a crash anywhere the
 * move is repeated, and at no moment could both sides be served.
 */
export interface MovingSide {
  readonly engine: EngineName;
  /** Its name for messages. */
  readonly place: string;
  readonly documents: DocumentStore;
  readMark(): Promise<MoveMark | null>;
  /** Unique id of the store; `null` while there is none. */
  readStore(): Promise<string | null>;
  read(): Promise<Holdings>;
  /** Marks it as arriving: no server starts on it until `open`. @param from id of the store being copied. */
  beginArrival(from: string): Promise<void>;
  /** Replaces its contents, as a new store. @returns its id. */
  write(holdings: Holdings): Promise<string>;
  /** Reads back what `write` has stored. */
  readWritten(): Promise<Holdings>;
  /**
   * Marks it as left: it takes no more changes.
   * @param to id of the store that has everything now.
   * @throws when anything has changed since it was read.
   */
  leave(to: string): Promise<void>;
  /** Puts what was written into service. @returns where the former content is, if it was kept. */
  open(): Promise<readonly string[]>;
  close(): Promise<void>;
}

import type { AdvanceDecision } from '@yiqiao/contract/commands/server/advance';
import type { Decision } from '@yiqiao/contract/record/decision';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type * as z from 'zod/mini';
import type { paymentIntentSchema } from './schema/record-schema.ts';

/** An amount that somebody was about to pay at the checkout; with a provider an advance, see `Advance`. */
export type PaymentIntent = Readonly<z.infer<typeof paymentIntentSchema>>;

/** Advances that wait for the provider's word, or those of which money has come. */
export type AdvanceKind = 'open' | 'settled';

/** Which intents may be forgotten: those on which nothing was paid, and nothing can be any longer. */
export interface IntentLimits {
  /** ISO date-time: those that were recorded before it go. */
  readonly recordedBefore: string;
  /** ISO date-time: an advance that was begun before it can be paid no longer. */
  readonly begunBefore: string;
  /** How many of them stay at most, the newest. */
  readonly most: number;
}

export type AnyDecision = Decision<StoredQuote, string>;

/**
 * Where submissions live. A promise that resolves means: stored for good, and there after any crash.
 * A promise that rejects means: nothing was kept. What is being stored is not found before it is.
 *
 * Decisions on one submission are taken one after the other, over all processes, each on what the one
 * before has left. A decision is pure: an engine may run it more than once and keeps the last result.
 */
export interface RecordStore {
  get(id: string): Promise<StoredQuote | undefined>;
  findByReference(reference: string): Promise<StoredQuote | undefined>;
  findByIdempotencyKey(key: string): Promise<StoredQuote | undefined>;
  findByFilePath(filePath: string): Promise<StoredQuote | undefined>;
  /** By the `linkDigest` that it has now; one that a new link has replaced finds nothing. */
  findByLinkDigest(digest: string): Promise<StoredQuote | undefined>;
  /**
   * Decides on a submission and stores what has changed.
   * @returns the decision; `null` when there is no such submission.
   */
  change<D extends AnyDecision>(id: string, decide: (quote: StoredQuote) => D): Promise<D | null>;
  /**
   * Decides on a new submission and stores it. Of two under one key the second is given the `first`.
   * Rejects when the id or the reference of a new submission is taken.
   */
  add<D extends AnyDecision>(
    idempotencyKey: string | undefined,
    decide: (first: StoredQuote | undefined) => D,
  ): Promise<D>;
  addPaymentIntent(intent: PaymentIntent): Promise<void>;
  getPaymentIntent(id: string): Promise<PaymentIntent | undefined>;
  /** As `change`, of a payment intent. */
  changePaymentIntent(
    id: string,
    decide: (intent: PaymentIntent) => AdvanceDecision<PaymentIntent>,
  ): Promise<AdvanceDecision<PaymentIntent> | null>;
  /** Newest first; of the open ones the latest 500. */
  findAdvances(kind: AdvanceKind): Promise<readonly PaymentIntent[]>;
  /** @returns how many intents were forgotten. None of which money has come, or may still come. */
  forgetIntents(limits: IntentLimits): Promise<number>;
  /** Whether changes can be stored, as far as can be told without storing one. */
  isHealthy(): Promise<boolean>;
}

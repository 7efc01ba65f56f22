import type { AdvanceDecision } from '@yiqiao/contract/commands/server/advance';
import type { Decision } from '@yiqiao/contract/record/decision';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type * as z from 'zod/mini';
import type { paymentIntentSchema } from './schema/record-schema.ts';

/** An amount about to be paid at the checkout; with a provider, an advance, see `Advance`. */
export type PaymentIntent = Readonly<z.infer<typeof paymentIntentSchema>>;

/** Advances whose outcome is open, or those that were paid. */
export type AdvanceKind = 'open' | 'settled';

/** Which intents may be forgotten: those on which nothing was paid, and no longer can be. */
export interface IntentLimits {
  /** ISO date-time: intents recorded before it are forgotten. */
  readonly recordedBefore: string;
  /** ISO date-time: advances started before it can no longer be paid. */
  readonly begunBefore: string;
  /** How many to keep at most; the newest are kept. */
  readonly most: number;
}

export type AnyDecision = Decision<StoredQuote, string>;

/**
 * Stores submissions. A resolved promise means: stored durably, and there after any crash. A rejected one means:
 * nothing was stored. Changes are not visible before they are stored.
 *
 * Decisions on a submission run one after the other across all processes, each on the result of the one before.
 * Decisions are pure: an engine may run one more than once and keeps the last result.
 */
export interface RecordStore {
  get(id: string): Promise<StoredQuote | undefined>;
  findByReference(reference: string): Promise<StoredQuote | undefined>;
  findByIdempotencyKey(key: string): Promise<StoredQuote | undefined>;
  findByFilePath(filePath: string): Promise<StoredQuote | undefined>;
  /** By its current `linkDigest`; that of a replaced link finds nothing. */
  findByLinkDigest(digest: string): Promise<StoredQuote | undefined>;
  /** Those in which a person has, or had, jobs of their own; oldest first. */
  withJobsOf(personId: string): Promise<readonly StoredQuote[]>;
  /**
   * Decides on a submission and stores the changes.
   * @returns the decision; `null` if there is no such submission.
   */
  change<D extends AnyDecision>(id: string, decide: (quote: StoredQuote) => D): Promise<D | null>;
  /**
   * Decides on a new submission and stores it. If the key was used before, the decision gets the `first` one.
   * Rejects when the id or reference of a new submission is taken.
   */
  add<D extends AnyDecision>(
    idempotencyKey: string | undefined,
    decide: (first: StoredQuote | undefined) => D,
  ): Promise<D>;
  addPaymentIntent(intent: PaymentIntent): Promise<void>;
  getPaymentIntent(id: string): Promise<PaymentIntent | undefined>;
  /** As `change`, for a payment intent. */
  changePaymentIntent(
    id: string,
    decide: (intent: PaymentIntent) => AdvanceDecision<PaymentIntent>,
  ): Promise<AdvanceDecision<PaymentIntent> | null>;
  /** Newest first; at most 500 of the open ones. */
  findAdvances(kind: AdvanceKind): Promise<readonly PaymentIntent[]>;
  /** @returns how many intents were forgotten. Never those that were paid or may still be. */
  forgetIntents(limits: IntentLimits): Promise<number>;
  /** Whether changes can be stored, as far as is known without storing one. */
  isHealthy(): Promise<boolean>;
}

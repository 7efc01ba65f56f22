import type { Cents } from '@yiqiao/contract/money/money';
import type { FileDeletionCause } from '@yiqiao/contract/quote/file-deletion';
import type { QuoteSubmission, StatusChange } from '@yiqiao/contract/quote/quote';
import type { QuoteStatus } from '@yiqiao/contract/quote/status';
import type { Segments } from '@yiqiao/contract/segments';

/** A quote submission as stored: what staff read, and what only the server needs. */
export interface StoredQuote extends QuoteSubmission {
  /** SHA-256 of the uploaded bytes, hexadecimal. */
  readonly fileSha256: string;
  readonly idempotencyKey?: string;
}

/** A new submission; the store gives it its first revision and history entry. */
export type NewQuote = Omit<StoredQuote, 'revision' | 'history' | 'updatedAt'>;

export interface PaymentIntent {
  readonly id: string;
  readonly amount: Cents;
  readonly currency: 'usd';
  readonly status: 'requires_payment_method';
  readonly createdAt: string;
}

export interface StatusRequest {
  readonly status: QuoteStatus;
  readonly device?: string;
  readonly changeId?: string;
  /** ISO date-time of the change; the store has no clock. */
  readonly at: string;
  /** When the file is to be deleted, if this change starts a clock. */
  readonly fileDeletionDueAt?: string;
  /** Refuse unless the submission is at this revision. */
  readonly ifRevision?: number;
}

export type StatusOutcome =
  | { readonly kind: 'updated'; readonly quote: StoredQuote; readonly change: StatusChange }
  /** Already in that status, or the same `changeId` was applied before: nothing was written. */
  | { readonly kind: 'unchanged'; readonly quote: StoredQuote }
  | { readonly kind: 'conflict'; readonly quote: StoredQuote }
  | { readonly kind: 'not-found' };

export interface FileDeletionRequest {
  /** ISO date-time of the request. */
  readonly at: string;
  /** Refuse unless the submission is at this revision. */
  readonly ifRevision?: number;
}

export type FileDeletionOutcome =
  /** Nothing takes the request back: from now on the file may go at any moment. */
  | { readonly kind: 'requested'; readonly quote: StoredQuote }
  /** There is no file any more. */
  | { readonly kind: 'gone'; readonly quote: StoredQuote }
  | { readonly kind: 'conflict'; readonly quote: StoredQuote }
  | { readonly kind: 'not-found' };

export interface StoredChanges {
  readonly changed: StoredQuote[];
  readonly cursor: string;
}

/** A count that was finished after the submission had been stored. */
export interface FinishedCount
  extends Pick<StoredQuote, 'wordCount' | 'wordCountBasis' | 'measurement' | 'estimatedCost'> {
  /** ISO date-time. */
  readonly at: string;
}

export type CountRequestOutcome =
  /** Being counted, by this request or an earlier one. */
  | { readonly kind: 'counting'; readonly quote: StoredQuote }
  /** There is no file any more. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'not-found' };

/**
 * Where submissions live. A promise that resolves means: on disk, fsynced, and there after any crash.
 * A promise that rejects means: nothing was kept, in memory or on disk.
 */
export interface QuoteStore {
  /** Every submission, newest first. The array and its records never change; a change makes new ones. */
  list(): readonly StoredQuote[];
  /** The same as `list`, in parts; the very same array until a submission is added or changed. */
  segments(): Segments<StoredQuote>;
  /** Names the present state for `changesSince`; `null` when no commit is remembered. */
  cursor(): string | null;
  /**
   * The submissions added or changed since a state, by the first of their changes, and the name of the
   * present one. `null` when the state is unknown: too long ago, or never one of this store.
   */
  changesSince(cursor: string): StoredChanges | null;
  get(id: string): StoredQuote | undefined;
  findByReference(reference: string): StoredQuote | undefined;
  findByIdempotencyKey(key: string): StoredQuote | undefined;
  findByFilePath(filePath: string): StoredQuote | undefined;
  /** Rejects when the id or the idempotency key is taken. */
  add(quote: NewQuote): Promise<StoredQuote>;
  setStatus(id: string, request: StatusRequest): Promise<StatusOutcome>;
  /** Plans the deletion of a file, or with `null` that it is kept. */
  planFileDeletion(id: string, dueAt: string | null): Promise<void>;
  /** Records that a person wants the file deleted; it is due at once, also after a crash. */
  requestFileDeletion(id: string, request: FileDeletionRequest): Promise<FileDeletionOutcome>;
  /** Records that the file is gone: `filePath` and `fileDeletionDueAt` go, `fileDeletedAt` comes. */
  recordFileDeletion(
    id: string,
    deletion: { readonly at: string; readonly cause: FileDeletionCause },
  ): Promise<StoredQuote | undefined>;
  /** Records that the document of a submission is to be counted anew. */
  requestCount(id: string): Promise<CountRequestOutcome>;
  /** Records a finished count of a submission that is being counted; of any other it changes nothing. */
  recordCount(id: string, count: FinishedCount): Promise<StoredQuote | undefined>;
  addPaymentIntent(intent: PaymentIntent): Promise<void>;
  /** Called after every applied change with the submission as it is now; for caches of the list. */
  onChange(listener: (quote: StoredQuote) => void): void;
  /** Whether the last write reached the disk. */
  isHealthy(): boolean;
  close(): Promise<void>;
}

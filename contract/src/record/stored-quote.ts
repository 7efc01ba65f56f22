import type { QuoteSubmission } from './quote.ts';
import type { StoredNotice } from './stored-notice.ts';

/** A quote submission as stored: what staff can read, and what only the server needs. */
export interface StoredQuote extends QuoteSubmission {
  /** SHA-256 of the document's bytes, hexadecimal. */
  readonly fileSha256: string;
  /** The sender's id of the request: a retry adds nothing. */
  readonly idempotencyKey?: string;
  /** SHA-256 of the key of the client's page, hexadecimal. Older records have none until a link is made. */
  readonly linkDigest?: string;
  /**
   * While the count is pending: a keyed hash of the sender's network, for fair queueing. Removed with the count;
   * counts that staff ask for have none.
   */
  readonly countedFor?: string;
  /** Ids of the payment provider's events that have changed this record, the newest last. */
  readonly paymentEvents?: readonly string[];
  /** What people are yet to be told of, and what they were told of that comes with time. */
  readonly notices?: readonly StoredNotice[];
}

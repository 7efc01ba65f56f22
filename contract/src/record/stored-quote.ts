import type { QuoteSubmission } from './quote.ts';

/** A quote submission as it is stored: what staff read, and what only the server needs. */
export interface StoredQuote extends QuoteSubmission {
  /** SHA-256 of the document's bytes, hexadecimal. */
  readonly fileSha256: string;
  /** The sender's own id of the request: a repeat of it adds nothing. */
  readonly idempotencyKey?: string;
  /** SHA-256 of the key of the client's page, hexadecimal. Older records have none until a link is made. */
  readonly linkDigest?: string;
  /**
   * Whose turn the document's count is, while it waits: a keyed hash of the sender's network. It goes with
   * the count. A count that staff have asked for has none.
   */
  readonly countedFor?: string;
  /** Ids of the payment provider's events that have changed this record, the newest last. */
  readonly paymentEvents?: readonly string[];
}

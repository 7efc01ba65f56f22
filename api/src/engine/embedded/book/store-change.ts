import type { StoredQuote } from '@yiqiao/contract/decisions/stored-quote';
import type { PaymentIntent } from '../../record-store.ts';

/** One change as the journal holds it: the whole record, so that a repeat changes nothing. */
export type StoreChange =
  | { readonly kind: 'quote'; readonly quote: StoredQuote }
  | { readonly kind: 'payment-intent'; readonly paymentIntent: PaymentIntent };

/** Changes that reached the disk together: all of them hold after a crash, or none. */
export interface Commit {
  /** One more than that of the commit before. */
  readonly sequence: number;
  /** Of the journal's line: tells two commits with the same number apart. */
  readonly checksum: string;
  readonly changes: readonly StoreChange[];
}

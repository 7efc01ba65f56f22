import type { Erasure } from '@yiqiao/contract/commands/server/erasure';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { PaymentIntent } from '@yiqiao/ports/record-store';

/** One change as the journal holds it: the whole record, so that a repeat changes nothing. */
export type StoreChange =
  | { readonly kind: 'quote'; readonly quote: StoredQuote }
  | { readonly kind: 'payment-intent'; readonly paymentIntent: PaymentIntent }
  | { readonly kind: 'forgotten-intents'; readonly ids: readonly string[] }
  /** Its submissions are gone from then on. */
  | { readonly kind: 'erasure'; readonly erasure: Erasure };

/** The submissions that a change is about. Finishing an erasure is news to nobody. */
export function idsOf(change: StoreChange): readonly string[] {
  switch (change.kind) {
    case 'quote':
      return [change.quote.id];
    case 'erasure':
      return change.erasure.files === undefined ? [] : change.erasure.quotes;
    case 'payment-intent':
    case 'forgotten-intents':
      return [];
  }
}

/** Changes that reached the disk together: all of them hold after a crash, or none. */
export interface Commit {
  /** One more than that of the commit before. */
  readonly sequence: number;
  /** Of the journal's line: tells two commits with the same number apart. */
  readonly checksum: string;
  readonly changes: readonly StoreChange[];
}

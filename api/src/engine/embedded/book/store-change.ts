import type { Erasure } from '@yiqiao/contract/commands/server/erasure';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { PaymentIntent } from '@yiqiao/ports/record-store';

/** A change as written to the journal: the whole record, so that replaying it twice does no harm. */
export type StoreChange =
  | { readonly kind: 'quote'; readonly quote: StoredQuote }
  | { readonly kind: 'payment-intent'; readonly paymentIntent: PaymentIntent }
  | { readonly kind: 'forgotten-intents'; readonly ids: readonly string[] }
  /** Removes its submissions. */
  | { readonly kind: 'erasure'; readonly erasure: Erasure };

/** The submissions that a change affects. Finishing an erasure affects none. */
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

/** Changes written together: after a crash, all of them hold or none. */
export interface Commit {
  /** One more than that of the commit before. */
  readonly sequence: number;
  /** Checksum of the journal's line: distinguishes two commits of the same number. */
  readonly checksum: string;
  readonly changes: readonly StoreChange[];
}

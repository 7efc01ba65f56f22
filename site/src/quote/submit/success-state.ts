import type { Measurement } from '@yiqiao/contract/counting/measurement';
import type { QuoteReceipt } from '@yiqiao/contract/record/quote';
import type { ShownEstimate } from '../estimate/shown-estimate.ts';

/** What the quote page passes to the success page: the state of one history entry, which survives a reload. */
export interface SuccessState {
  readonly receipt: QuoteReceipt | null;
  /** The address typed into the form; the server's answer does not contain it. */
  readonly replyTo: string;
  /** What this browser found in the document; the office may still be counting it. */
  readonly ownReport: Measurement | null;
  /** What the desk said that it would cost, if it was asked. */
  readonly shown?: ShownEstimate | null | undefined;
}

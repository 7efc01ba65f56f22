import { takeReading } from '@yiqiao/contract/commands/office/take-reading';
import { endpoints } from '@yiqiao/contract/http/endpoints';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import type { ReadScanRequest } from '@yiqiao/contract/record/scan-reading';
import { texts } from '../../texts/texts.ts';
import type { ConsoleContext } from '../edges.ts';
import { createAskForChange, type DocumentNeeds } from './ask-for-change.ts';
import type { FailureWords } from './explain-failure.ts';

/** Outcome of a request about a scan; `message` is for the person. */
export type ReadScanOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly message: string };

export interface ScanActions {
  /** Has the server read a scan, or more of it. It needs a connection. */
  readScan(quote: QuoteSubmission, request: ReadScanRequest): Promise<ReadScanOutcome>;
  /** Stops the reading; what was read stays. */
  cancelReading(quote: QuoteSubmission): Promise<ReadScanOutcome>;
  /** Takes over what a whole reading found as the count. */
  takeReading(quote: QuoteSubmission): Promise<ReadScanOutcome>;
}

export function createScanActions(
  context: ConsoleContext,
  { list, sessionId, onSessionEnded }: DocumentNeeds,
): ScanActions {
  const { edges } = context;
  const askForChange = createAskForChange(context, { list, sessionId, onSessionEnded });

  async function change(
    ask: () => Promise<QuoteSubmission>,
    words: FailureWords,
  ): Promise<ReadScanOutcome> {
    const message = await askForChange(ask, words);
    return message === null ? { kind: 'done' } : { kind: 'refused', message };
  }

  return {
    readScan: ({ id }, request) =>
      change(() => edges.ask(endpoints.readScan, { id }, { body: request }), texts().scan.notRead),
    cancelReading: ({ id }) =>
      change(() => edges.ask(endpoints.cancelReading, { id }), texts().scan.notCancelled),
    takeReading: ({ id }) =>
      change(
        () => edges.ask(takeReading, { id }, { body: { device: edges.device } }),
        texts().scan.notTaken,
      ),
  };
}

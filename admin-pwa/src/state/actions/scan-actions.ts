import { HttpError } from '@yiqiao/contract/http/http-error';
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

/** "none": nothing has changed yet. "never": the server does not answer this, or not to us. */
export type ReadingNews = 'news' | 'none' | 'unanswered' | 'never';

export interface ScanActions {
  /** Has the server read a scan, or more of it. It needs a connection. */
  readScan(quote: QuoteSubmission, request: ReadScanRequest): Promise<ReadScanOutcome>;
  /** Stops the reading; what was read stays. */
  cancelReading(quote: QuoteSubmission): Promise<ReadScanOutcome>;
  /** Takes over what a whole reading found as the count. */
  takeReading(quote: QuoteSubmission): Promise<ReadScanOutcome>;
  /** Waits for progress of a reading and shows it; the server holds the request for a while. */
  followReading(quote: QuoteSubmission, signal: AbortSignal): Promise<ReadingNews>;
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
      change(() => edges.client.readScan(id, request), texts().scan.notRead),
    cancelReading: ({ id }) =>
      change(() => edges.client.cancelReading(id), texts().scan.notCancelled),
    takeReading: ({ id }) =>
      change(() => edges.client.takeReading(id, edges.device), texts().scan.notTaken),
    async followReading({ id, revision }, signal) {
      const askedIn = sessionId();
      try {
        const changed = await edges.followReading(id, revision, signal);
        if (signal.aborted || sessionId() !== askedIn) return 'never';
        if (changed.revision === revision) return 'none';
        await list.applyQuote(askedIn, changed);
        return 'news';
      } catch (error) {
        if (signal.aborted) return 'never';
        if (!(error instanceof HttpError) || error.status >= 500) return 'unanswered';
        if (error.status === 401 && sessionId() === askedIn) await onSessionEnded();
        return 'never';
      }
    },
  };
}

import type { Analysis } from '@yiqiao/contract/counting/analysis';
import type { ChangeResult } from '@yiqiao/contract/quote/change-result';
import type { QuoteSubmission } from '@yiqiao/contract/quote/quote';
import { rebase } from '../../offline/outbox/outbox-delivery.ts';
import { texts } from '../../texts/texts.ts';
import type { ConsoleContext } from '../edges.ts';
import { createAskForChange, type DocumentNeeds } from './ask-for-change.ts';
import { createExplainFailure } from './explain-failure.ts';

/** Outcome of deleting a document; `message` is for the person. */
export type DeleteDocumentOutcome =
  | { readonly kind: 'deleted' }
  | { readonly kind: 'not-deleted'; readonly message: string };

/** Outcome of asking for another count. */
export type CountAgainOutcome =
  | { readonly kind: 'counting' }
  | { readonly kind: 'not-counting'; readonly message: string };
/** Outcome of an analysis; `message` is for the person. */
export type AnalyzeOutcome =
  | { readonly kind: 'analyzed'; readonly analysis: Analysis }
  | { readonly kind: 'not-analyzed'; readonly message: string }
  | { readonly kind: 'cancelled' };

export interface DocumentActions {
  /**
   * Deletes a source document for good. It needs the server's answer and never waits in the outbox: what
   * cannot be undone must not happen later, unseen.
   */
  deleteDocument(quote: QuoteSubmission): Promise<DeleteDocumentOutcome>;
  /** Has the server count a document again. It needs a connection. */
  countAgain(quote: QuoteSubmission): Promise<CountAgainOutcome>;
  /** Has the server look for repetitions in a document; aborting the signal ends that. */
  analyzeDocument(quote: QuoteSubmission, signal: AbortSignal): Promise<AnalyzeOutcome>;
}

export function createDocumentActions(
  context: ConsoleContext,
  { list, sessionId, onSessionEnded }: DocumentNeeds,
): DocumentActions {
  const { edges, store, toaster } = context;
  const explain = createExplainFailure(context, { sessionId, onSessionEnded });
  const askForChange = createAskForChange(context, { list, sessionId, onSessionEnded });

  async function apply(askedIn: string, before: QuoteSubmission, { kind, quote }: ChangeResult) {
    if (sessionId() === askedIn) {
      if (kind === 'updated') {
        const outbox = await edges.storage.updateOutbox((entries) =>
          rebase(entries, before, quote.revision),
        );
        store.setState({ outbox });
      }
      await list.applyQuote(askedIn, quote);
      edges.tabs.tell('list-changed');
    }
    if (kind === 'conflict') {
      return notDeleted(texts().answers.changedElsewhere);
    }
    toaster.show({ title: texts().answers.documentDeleted, description: quote.fileName });
    return { kind: 'deleted' } as const;
  }

  return {
    async deleteDocument(quote) {
      const askedIn = sessionId();
      list.stop();
      try {
        return await apply(askedIn, quote, await edges.client.deleteFile(quote.id, quote.revision));
      } catch (error) {
        return notDeleted(await explain(askedIn, error, texts().answers.deletion));
      }
    },
    async countAgain({ id }) {
      const ask = () => edges.client.countAgain(id);
      const message = await askForChange(ask, texts().answers.count);
      return message === null ? { kind: 'counting' } : { kind: 'not-counting', message };
    },
    async analyzeDocument({ id }, signal) {
      const askedIn = sessionId();
      try {
        return { kind: 'analyzed', analysis: await edges.analyzeQuote(id, signal) };
      } catch (error) {
        if (signal.aborted) return { kind: 'cancelled' };
        const message = await explain(askedIn, error, texts().answers.analysis);
        return { kind: 'not-analyzed', message };
      }
    },
  };
}

function notDeleted(message: string): DeleteDocumentOutcome {
  return { kind: 'not-deleted', message };
}

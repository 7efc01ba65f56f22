import { deleteFile } from '@yiqiao/contract/commands/office/delete-file';
import type { Analysis } from '@yiqiao/contract/counting/analysis';
import { endpoints } from '@yiqiao/contract/http/endpoints';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { texts } from '../../texts/texts.ts';
import type { ConsoleContext } from '../edges.ts';
import { createAskForChange, type DocumentNeeds } from './ask-for-change.ts';
import { createAskForResult } from './ask-for-result.ts';
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
  needs: DocumentNeeds,
): DocumentActions {
  const { edges, toaster } = context;
  const explain = createExplainFailure(context, needs);
  const askForChange = createAskForChange(context, needs);
  const askForResult = createAskForResult(context, needs);

  return {
    async deleteDocument(quote) {
      const { deletion, changedElsewhere } = texts().answers;
      const message = await askForResult(
        quote,
        () => edges.take(deleteFile, { id: quote.id }, { ifRevision: quote.revision }),
        { ...deletion, conflict: changedElsewhere },
      );
      if (message !== null) return { kind: 'not-deleted', message };
      toaster.show({ title: texts().answers.documentDeleted, description: quote.fileName });
      return { kind: 'deleted' };
    },
    async countAgain({ id }) {
      const ask = () => edges.ask(endpoints.countAgain, { id });
      const message = await askForChange(ask, texts().answers.count);
      return message === null ? { kind: 'counting' } : { kind: 'not-counting', message };
    },
    async analyzeDocument({ id }, signal) {
      const askedIn = needs.sessionId();
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

import type { Analysis } from '@yiqiao/contract/counting/analysis';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { texts } from '../../texts/texts.ts';
import type { ConsoleContext } from '../edges.ts';
import type { SessionNeeds } from '../session-needs.ts';
import { createExplainFailure } from './explain-failure.ts';

/** Outcome of an analysis; `message` is for the person. */
export type AnalyzeOutcome =
  | { readonly kind: 'analyzed'; readonly analysis: Analysis }
  | { readonly kind: 'not-analyzed'; readonly message: string }
  | { readonly kind: 'cancelled' };

/** Has the server look for repetitions in a document; aborting the signal ends that. */
export type AnalyzeDocument = (
  quote: QuoteSubmission,
  signal: AbortSignal,
) => Promise<AnalyzeOutcome>;

export function createAnalyzeDocument(
  context: ConsoleContext,
  needs: SessionNeeds,
): AnalyzeDocument {
  const explain = createExplainFailure(context, needs);
  return async ({ id }, signal) => {
    const askedIn = needs.sessionId();
    try {
      return { kind: 'analyzed', analysis: await context.edges.analyzeQuote(id, signal) };
    } catch (error) {
      if (signal.aborted) return { kind: 'cancelled' };
      const message = await explain(askedIn, error, texts().answers.analysis);
      return { kind: 'not-analyzed', message };
    }
  };
}

import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import type { ConsoleContext } from '../edges.ts';
import type { ListActions } from '../list/list-actions.ts';
import type { SessionNeeds } from '../session-needs.ts';
import { createExplainFailure, type FailureWords } from './explain-failure.ts';

export interface DocumentNeeds extends SessionNeeds {
  readonly list: ListActions;
}

/**
 * Asks the server for a change that needs a connection, and shows the result here and in other tabs.
 * @returns why it failed, in words for the person; `null` if it succeeded.
 */
export function createAskForChange(
  context: ConsoleContext,
  needs: DocumentNeeds,
): (ask: () => Promise<QuoteSubmission>, words: FailureWords) => Promise<string | null> {
  const { list, sessionId } = needs;
  const explain = createExplainFailure(context, needs);
  return async (ask, words) => {
    const askedIn = sessionId();
    list.stop();
    try {
      const changed = await ask();
      if (sessionId() === askedIn) {
        await list.applyQuote(askedIn, changed);
        context.edges.tabs.tell('list-changed');
      }
      return null;
    } catch (error) {
      return explain(askedIn, error, words);
    }
  };
}

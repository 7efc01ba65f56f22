import type { ChangeResult } from '@yiqiao/contract/http/take';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { rebase } from '../../offline/outbox/outbox-delivery.ts';
import { texts } from '../../texts/texts.ts';
import type { ConsoleContext } from '../edges.ts';
import type { DocumentNeeds } from './ask-for-change.ts';
import { createExplainFailure, type FailureWords } from './explain-failure.ts';

interface ResultWords extends FailureWords {
  readonly conflict: string;
}

/**
 * As `createAskForChange`, for a change that the server may refuse because of the state of the submission.
 * What waits in the outbox still holds afterwards.
 */
export function createAskForResult(
  context: ConsoleContext,
  needs: DocumentNeeds,
): (
  before: QuoteSubmission,
  ask: () => Promise<ChangeResult>,
  words: ResultWords,
) => Promise<string | null> {
  const { edges, store } = context;
  const { list, sessionId } = needs;
  const explain = createExplainFailure(context, needs);

  async function show(askedIn: string, before: QuoteSubmission, { kind, quote }: ChangeResult) {
    if (sessionId() !== askedIn) return;
    if (kind === 'updated') {
      const outbox = await edges.storage.updateOutbox((entries) =>
        rebase(entries, before, quote.revision),
      );
      store.setState({ outbox });
    }
    await list.applyQuote(askedIn, quote);
    edges.tabs.tell('list-changed');
  }

  return async (before, ask, words) => {
    const askedIn = sessionId();
    list.stop();
    try {
      const result = await ask();
      await show(askedIn, before, result);
      if (result.kind === 'conflict') return words.conflict;
      if (result.kind === 'updated') return null;
      return texts().order.faults(result.code);
    } catch (error) {
      return explain(askedIn, error, words);
    }
  };
}

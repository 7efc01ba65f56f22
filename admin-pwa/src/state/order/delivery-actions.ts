import type { OrderResult } from '@yiqiao/contract/order/office-client';
import type { QuoteSubmission } from '@yiqiao/contract/quote/quote';
import { rebase } from '../../offline/outbox/outbox-delivery.ts';
import { texts } from '../../texts/texts.ts';
import type { DocumentNeeds } from '../actions/ask-for-change.ts';
import { createExplainFailure, type FailureWords } from '../actions/explain-failure.ts';
import type { ConsoleContext } from '../edges.ts';

interface DeliveryWish {
  readonly fileIds: readonly string[];
  readonly note: string;
}

/** Both need the server's answer and never wait in the outbox. They resolve with why it failed, or `null`. */
export interface DeliveryActions {
  /** Delivers finished files to the client, together. */
  deliver(quote: QuoteSubmission, wish: DeliveryWish): Promise<string | null>;
  /** Removes a finished file that has not been delivered. */
  removeDeliverable(quote: QuoteSubmission, fileId: string): Promise<string | null>;
}

interface Words extends FailureWords {
  readonly conflict: string;
}

export function createDeliveryActions(
  context: ConsoleContext,
  { list, sessionId, onSessionEnded }: DocumentNeeds,
): DeliveryActions {
  const { edges, store, toaster } = context;
  const explain = createExplainFailure(context, { sessionId, onSessionEnded });
  /** The delivery whose answer was lost: pressing again repeats it under the same change id. */
  let unanswered: { readonly wish: string; readonly changeId: string } | null = null;

  async function show(askedIn: string, before: QuoteSubmission, { kind, quote }: OrderResult) {
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

  async function ask(
    quote: QuoteSubmission,
    send: () => Promise<OrderResult>,
    words: Words,
  ): Promise<string | null> {
    const askedIn = sessionId();
    list.stop();
    try {
      const result = await send();
      await show(askedIn, quote, result);
      if (result.kind === 'conflict') return words.conflict;
      if (result.kind === 'updated') return null;
      return texts().order.faults(result.code);
    } catch (error) {
      return explain(askedIn, error, words);
    }
  }

  function changeIdOf(quote: QuoteSubmission, wish: DeliveryWish): string {
    const key = JSON.stringify([quote.id, wish]);
    if (unanswered?.wish !== key) unanswered = { wish: key, changeId: edges.randomId() };
    return unanswered.changeId;
  }

  return {
    async deliver(quote, wish) {
      const changeId = changeIdOf(quote, wish);
      const { fileIds, note } = wish;
      const request = {
        fileIds: [...fileIds],
        ...(note.trim() !== '' && { note }),
        device: edges.device,
        changeId,
      };
      const { delivery } = texts();
      const problem = await ask(
        quote,
        () => edges.office.deliver(quote.id, request, quote.revision),
        delivery.outcome,
      );
      if (problem === null) {
        unanswered = null;
        const description = delivery.files(fileIds.length);
        toaster.show({ title: delivery.outcome.done, description });
      }
      return problem;
    },
    removeDeliverable: (quote, fileId) =>
      ask(quote, () => edges.office.removeDeliverable(quote.id, fileId), texts().delivery.removal),
  };
}

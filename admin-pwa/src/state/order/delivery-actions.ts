import { deliver } from '@yiqiao/contract/commands/office/deliver';
import { removeDeliverable } from '@yiqiao/contract/commands/office/remove-deliverable';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { texts } from '../../texts/texts.ts';
import type { DocumentNeeds } from '../actions/ask-for-change.ts';
import { createAskForResult } from '../actions/ask-for-result.ts';
import type { ConsoleContext } from '../edges.ts';

interface DeliveryWish {
  readonly fileIds: readonly string[];
  readonly note: string;
  /** Ids of delivered files that these replace. */
  readonly replaces?: readonly string[];
}

/** Both need the server's answer and never wait in the outbox. They resolve with why it failed, or `null`. */
export interface DeliveryActions {
  /** Delivers finished files to the client, together. */
  deliver(quote: QuoteSubmission, wish: DeliveryWish): Promise<string | null>;
  /** Removes a finished file that has not been delivered. */
  removeDeliverable(quote: QuoteSubmission, fileId: string): Promise<string | null>;
}

export function createDeliveryActions(
  context: ConsoleContext,
  needs: DocumentNeeds,
): DeliveryActions {
  const { edges, toaster } = context;
  const ask = createAskForResult(context, needs);
  /** The delivery whose answer was lost: pressing again repeats it under the same change id. */
  let unanswered: { readonly wish: string; readonly changeId: string } | null = null;

  function changeIdOf(quote: QuoteSubmission, wish: DeliveryWish): string {
    const key = JSON.stringify([quote.id, wish]);
    if (unanswered?.wish !== key) unanswered = { wish: key, changeId: edges.randomId() };
    return unanswered.changeId;
  }

  return {
    async deliver(quote, wish) {
      const changeId = changeIdOf(quote, wish);
      const { fileIds, note, replaces = [] } = wish;
      const request = {
        fileIds: [...fileIds],
        ...(note.trim() !== '' && { note }),
        ...(replaces.length > 0 && { replaces: [...replaces] }),
        device: edges.device,
        changeId,
      };
      const { delivery } = texts();
      const problem = await ask(
        quote,
        () => edges.take(deliver, { id: quote.id }, { body: request, ifRevision: quote.revision }),
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
      ask(
        quote,
        () => edges.take(removeDeliverable, { id: quote.id, fileId }),
        texts().delivery.removal,
      ),
  };
}

import { deliver } from '@yiqiao/contract/commands/office/deliver';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { texts } from '../../texts/texts.ts';
import type { ChangeNow } from '../actions/change-now.ts';
import type { ConsoleContext } from '../edges.ts';

interface DeliveryWish {
  readonly fileIds: readonly string[];
  readonly note: string;
  /** Ids of delivered files that these replace. */
  readonly replaces?: readonly string[];
}

export interface DeliveryActions {
  /** Delivers finished files to the client, together; by `changeNow`. */
  deliver(quote: QuoteSubmission, wish: DeliveryWish): Promise<string | null>;
}

export function createDeliveryActions(
  { edges, toaster }: ConsoleContext,
  changeNow: ChangeNow,
): DeliveryActions {
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
      const body = {
        fileIds: [...fileIds],
        ...(note.trim() !== '' && { note }),
        ...(replaces.length > 0 && { replaces: [...replaces] }),
        changeId,
      };
      const { delivery } = texts();
      const { id, revision: ifRevision } = quote;
      const change = { parameters: { id }, body, ifRevision, words: delivery.outcome };
      const problem = await changeNow(deliver, change);
      if (problem === null) {
        unanswered = null;
        const description = delivery.files(fileIds.length);
        toaster.show({ title: delivery.outcome.done, description });
      }
      return problem;
    },
  };
}

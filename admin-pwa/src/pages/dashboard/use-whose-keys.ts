import { isOver } from '@yiqiao/contract/life/life-state';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import type { ViewChoice } from '../../address/find-query.ts';
import { handButtonId } from '../../assigning/assignee-line.tsx';
import { useAssigning } from '../../assigning/assigning-context.tsx';
import { holderOf, whoseOf } from '../../finding/views/whose-views.ts';
import { useConsole } from '../../state/use-console.ts';
import { useOwnAmongSeveral } from '../../state/use-own-among-several.ts';
import { focusedQuoteId, type Selection } from './use-selection.ts';

/** What keys do about whose orders are. */
export interface WhoseKeys {
  /** Takes the order, or gives it back. */
  take(): void;
  /** Asks who gets it. */
  hand(): void;
  view(choice: ViewChoice): void;
}

/** @returns `null` in an office of one. */
export function useWhoseKeys(
  { selected }: Pick<Selection, 'selected'>,
  onView: (choice: ViewChoice) => void,
): WhoseKeys | null {
  const { assign, store } = useConsole();
  const { ask } = useAssigning();
  const own = useOwnAmongSeveral();
  if (own === null) return null;

  function focused(): QuoteSubmission | undefined {
    const id = focusedQuoteId() ?? selected?.id;
    const quote = store.getState().list.quotes.find((row) => row.id === id);
    return quote !== undefined && !isOver(quote) ? quote : undefined;
  }

  return {
    view: onView,
    take() {
      const quote = focused();
      if (quote === undefined) return;
      const holder = holderOf(quote, whoseOf(own.id, store.getState().outbox));
      void assign(quote, holder === own.id ? null : own.id);
    },
    hand() {
      const quote = focused();
      const cell = document.activeElement?.closest('article[data-quote-id]');
      if (quote) ask(quote, cell ?? document.getElementById(handButtonId));
    },
  };
}

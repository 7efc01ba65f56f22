import type { ViewChoice } from '../../address/find-query.ts';
import { billingButton } from '../../billing/billing-section.tsx';
import { invoiceButton } from '../../invoices/invoice-section.tsx';
import { noteFieldId } from '../../order/talk/talk-field.tsx';
import { recordButtonId } from '../../payments/money-section.tsx';
import { addFileButtonId } from '../../sources/added-files.tsx';
import { hasTranslators } from '../../state/console-state.ts';
import { useConsoleState } from '../../state/use-console.ts';
import { focusWhenThere, pressWhenThere } from '../../ui/screen/focus-when-there.ts';
import type { Finding } from './use-finding.ts';
import { useKeyDecisions } from './use-key-decisions.ts';
import { focusedQuoteId, type Selection } from './use-selection.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useWhoseKeys } from './use-whose-keys.ts';

interface DashboardKeys {
  isBlocked: boolean;
  onHelp: () => void;
  onNewRequest: () => void;
  onView: (choice: ViewChoice) => void;
}

/** Keys of the whole page; rows and fields handle their own. */
export function useDashboardKeys(
  selection: Selection,
  finding: Finding,
  { isBlocked, onHelp, onNewRequest, onView }: DashboardKeys,
): void {
  const hasSingleKeys = useConsoleState(({ preferences }) => preferences.singleKeys);
  const decideByKey = useKeyDecisions();
  const whose = useWhoseKeys(selection, onView);
  const canHandOut = useConsoleState(hasTranslators);
  const { selected, composing } = selection;
  useShortcuts({
    isBlocked,
    hasSingleKeys,
    search: finding.find,
    help: onHelp,
    newRequest: onNewRequest,
    close: () => (composing === null ? selection.close() : selection.compose(null)),
    enterList: selection.enterList,
    whose,
    quote: () => selection.composeFocused('offer'),
    handOut: canHandOut ? () => selection.composeFocused({}) : null,
    payment: () =>
      selection.openFocused((id) =>
        pressWhenThere(() => document.getElementById(recordButtonId(id))),
      ),
    billing: () => selection.openFocused((id) => focusWhenThere(() => billingButton(id))),
    invoice: () => selection.openFocused((id) => focusWhenThere(() => invoiceButton(id))),
    file: () =>
      selection.openFocused((id) =>
        pressWhenThere(() => document.getElementById(addFileButtonId(id))),
      ),
    note: () =>
      selection.openFocused(() => focusWhenThere(() => document.getElementById(noteFieldId))),
    setStatus(status) {
      const quoteId = focusedQuoteId() ?? selected?.id;
      if (quoteId !== undefined) decideByKey(quoteId, status);
    },
  });
}

import type { CurrenciesSection } from '@yiqiao/contract/money/currencies-schema';
import type { Currency } from '@yiqiao/contract/money/currency';
import { useConsole, useConsoleState } from '../../state/use-console.ts';

/** How many of them are chosen and not live. */
export function changedCurrencies(
  live: CurrenciesSection,
  { quotesBeginWith = live.quotesBeginWith }: Partial<CurrenciesSection>,
): number {
  return quotesBeginWith === live.quotesBeginWith ? 0 : 1;
}

/** Which currency quotes are to begin with: as chosen here, or else as it holds. */
export function useFirstCurrency(live: CurrenciesSection) {
  const { draftSection } = useConsole();
  const draft = useConsoleState((state) => state.settingsDrafts.currencies);
  const chosen = draft.quotesBeginWith ?? live.quotesBeginWith;
  const isChanged = changedCurrencies(live, draft) > 0;
  const choose = (quotesBeginWith: Currency) => draftSection('currencies', { quotesBeginWith });
  const patches = isChanged ? { currencies: { quotesBeginWith: chosen } } : undefined;
  return { chosen, isChanged, patches, choose };
}

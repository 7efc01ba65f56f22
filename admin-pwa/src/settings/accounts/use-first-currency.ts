import type { CurrenciesSection } from '@yiqiao/contract/money/currencies-schema';
import type { Currency } from '@yiqiao/contract/money/currency';
import { useConsole, useConsoleState } from '../../state/use-console.ts';
import { changedValues } from '../section/changed-values.ts';

/** What was chosen of the currencies and is not live. */
export function changedCurrencies(
  live: CurrenciesSection,
  draft: Partial<CurrenciesSection>,
): readonly (keyof CurrenciesSection)[] {
  return changedValues(['quotesBeginWith'], live, draft);
}

/** Which currency quotes are to begin with: as chosen here, or else as it holds. */
export function useFirstCurrency(live: CurrenciesSection) {
  const { draftSection } = useConsole();
  const draft = useConsoleState((state) => state.settingsDrafts.currencies);
  const { quotesBeginWith: chosen } = { ...live, ...draft };
  const isChanged = changedCurrencies(live, draft).length > 0;
  const choose = (quotesBeginWith: Currency) => draftSection('currencies', { quotesBeginWith });
  return { chosen, isChanged, choose };
}

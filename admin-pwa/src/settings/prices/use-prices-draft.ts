import type { PriceName, Prices } from '@yiqiao/contract/money/prices';
import { useState } from 'react';
import { useConsole, useConsoleState } from '../../state/use-console.ts';
import type { HeldSettings } from '../section/use-held-settings.ts';
import { usePutting } from '../section/use-putting.ts';
import { changedPrices, readPrice, withDraft } from './changed-prices.ts';

/** Which prices were typed and are not live, and what becomes of that. */
export function usePricesDraft(held: HeldSettings, live: Prices) {
  const { draftSection } = useConsole();
  const draft = useConsoleState((state) => state.settingsDrafts.prices);
  const putting = usePutting(held, 'prices');
  const changed = changedPrices(live, draft);
  const [last, setLast] = useState<PriceName | null>(null);

  function type(name: PriceName, text: string): void {
    draftSection('prices', { ...draft, [name]: text });
    setLast(name);
    if (putting.wrong === name) putting.forgive();
  }

  function put(): Promise<boolean> {
    const patch = changed.map((name) => {
      const typed = draft[name] ?? '';
      return [name, readPrice(name, typed) ?? typed];
    });
    return putting.put(Object.fromEntries(patch));
  }

  return { draft, prices: withDraft(live, draft), changed, last, putting, type, put };
}

export type PricesDrafting = ReturnType<typeof usePricesDraft>;

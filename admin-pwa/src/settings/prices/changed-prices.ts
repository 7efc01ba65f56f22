import {
  isRateName,
  type PriceName,
  type Prices,
  priceNames,
  readFactor,
  readRate,
} from '@yiqiao/contract/money/prices';
import { plainNumber } from '../../figures/plain-number.ts';
import type { SettingsDrafts } from '../../state/settings-sitting.ts';

type PricesDraft = SettingsDrafts['prices'];

/** What was typed, as the server takes it; `null` if that is no price. */
export function readPrice(name: PriceName, typed: string): string | null {
  const plain = plainNumber(typed).replace('×', '');
  return isRateName(name) ? readRate(plain) : readFactor(plain);
}

/** The prices that are to be other than they are, or cannot be what was typed. */
export function changedPrices(live: Prices, draft: PricesDraft): readonly PriceName[] {
  return priceNames.filter((name) => {
    const typed = draft[name];
    return typed !== undefined && readPrice(name, typed) !== live[name];
  });
}

/** The prices as they would be; what cannot be is as it is. */
export function withDraft(live: Prices, draft: PricesDraft): Prices {
  const typed = priceNames.map((name) => [name, readPrice(name, draft[name] ?? '')] as const);
  return { ...live, ...Object.fromEntries(typed.filter(([, price]) => price !== null)) };
}

/** As a field shows it: prices of words stand below each other with the same decimals. */
export function priceInField(name: PriceName, price: string): string {
  return isRateName(name) ? Number(price).toFixed(3) : price;
}

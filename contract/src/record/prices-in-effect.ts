import { nameOfPrices, type PriceName, type Prices, specifiedPrices } from '../money/prices.ts';
import type { StoredSettings } from './stored-settings.ts';

/** For how long an estimate is honoured after its prices were replaced. */
export const honouredMs = 24 * 3_600_000;

/** Prices that were replaced since the sender of a request was shown them. */
export interface FormerPrices {
  readonly prices: Prices;
  readonly replacedAt: string;
  /** Whether the request is still priced by them. */
  readonly isHonoured: boolean;
}

/** By what a request is priced that arrives now. */
export interface PricesInEffect {
  readonly present: Prices;
  /** Only where its sender was shown others than the present ones, and the history still has them. */
  readonly former?: FormerPrices;
}

/**
 * @param shown name of the prices that the sender was shown, if they say so. One that prices never had, or had too long
 * ago, is worth nothing.
 * @param at in ms since the epoch.
 */
export function findPricesInEffect(
  stored: StoredSettings | null,
  shown: string | undefined,
  at: number,
): PricesInEffect {
  const present = stored?.sections.prices ?? specifiedPrices;
  if (stored === null || shown === undefined || shown === nameOfPrices(present)) return { present };
  const found = listFormerPrices(stored, present).find(
    ({ prices }) => nameOfPrices(prices) === shown,
  );
  if (found === undefined) return { present };
  const isHonoured = at - Date.parse(found.replacedAt) < honouredMs;
  return { present, former: { ...found, isHonoured } };
}

/** Those that the history leads back to, the last first. */
function listFormerPrices({ history }: StoredSettings, present: Prices) {
  const former: Omit<FormerPrices, 'isHonoured'>[] = [];
  let prices = present;
  for (const { section, field, from, at } of [...history].reverse()) {
    if (section !== 'prices') continue;
    // What a later release has added is taken along, and looked at by nobody.
    const name = field as PriceName;
    prices = { ...prices, [name]: from ?? specifiedPrices[name] };
    // The lines of one change have one moment.
    if (former.at(-1)?.replacedAt === at) former.pop();
    former.push({ prices, replacedAt: at });
  }
  return former;
}

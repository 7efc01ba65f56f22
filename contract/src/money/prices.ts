import { parsePricePerWord, pricePerWordToDecimal } from './offer-price.ts';

/**
 * What an estimate is made of: US dollars a word of each service type, and the factor of each timeline. These hold
 * until an owner changes them. Source: product specification, section 9.
 */
export const specifiedPrices = {
  standardTranslation: '0.10',
  professionalTranslation: '0.15',
  premiumTranslation: '0.20',
  certifiedTranslation: '0.25',
  /** Of a service type that is none of these. */
  anyOther: '0.10',
  standardDelivery: '1',
  expressDelivery: '1.5',
  rushDelivery: '2',
} as const;

export type PriceName = keyof typeof specifiedPrices;

/** Decimal texts, as `readRate` and `readFactor` give them. */
export type Prices = Readonly<Record<PriceName, string>>;

export const rateNames = [
  'standardTranslation',
  'professionalTranslation',
  'premiumTranslation',
  'certifiedTranslation',
  'anyOther',
] as const satisfies readonly PriceName[];

export const factorNames = [
  'standardDelivery',
  'expressDelivery',
  'rushDelivery',
] as const satisfies readonly PriceName[];

export type RateName = (typeof rateNames)[number];
export type FactorName = (typeof factorNames)[number];

export const priceNames: readonly PriceName[] = [...rateNames, ...factorNames];

export function isRateName(name: string): name is RateName {
  return rateNames.some((known) => known === name);
}

/** The most that a word can cost in tenths of a cent: with the highest factor still less than an offer can say. */
const maxRateTenths = 9_999;

/** The price of a word as settings and records hold it: "0.1" → "0.10". @returns `null` for anything else. */
export function readRate(text: string): string | null {
  const tenths = parsePricePerWord(text.trim());
  return tenths === null || tenths > maxRateTenths ? null : pricePerWordToDecimal(tenths);
}

/** A factor from 0.01 to 9.99 in its shortest form: "1.50" → "1.5". @returns `null` for anything else. */
export function readFactor(text: string): string | null {
  const factor = /^\d(?:\.\d{1,2})?$/.test(text.trim()) ? Number(text) : 0;
  return factor > 0 ? String(factor) : null;
}

/** The prices by which a submission was asked; a record has none while they were the specification's. */
export function ratesOf({
  rates = specifiedPrices,
}: {
  readonly rates?: Prices | undefined;
}): Prices {
  return rates;
}

export function areSamePrices(one: Prices, other: Prices): boolean {
  return priceNames.every((name) => one[name] === other[name]);
}

/**
 * A short name of prices, made from them (FNV-1a), with which a desk says what it has shown. The server looks it up
 * among those that it had: whatever else it says has no effect.
 */
export function nameOfPrices(prices: Prices): string {
  let hash = 0x811c9dc5;
  for (const sign of priceNames.map((name) => prices[name]).join()) {
    hash = Math.imul(hash ^ sign.charCodeAt(0), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

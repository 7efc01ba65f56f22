import {
  type FactorName,
  isRateName,
  type PriceName,
  priceNames,
  type RateName,
} from '@yiqiao/contract/money/prices';
import { factorNameOf, rateNameOf } from '@yiqiao/contract/money/pricing';
import { deliveryTimelines, serviceTypes } from '@yiqiao/contract/money/services';
import type { Texts } from '../../texts/en.ts';
import { texts } from '../../texts/texts.ts';

/** The service type that has this rate; empty for any other. */
export function serviceOf(name: RateName): string {
  return serviceTypes.find((type) => rateNameOf(type.name) === name)?.name ?? '';
}

/** The timeline that has this factor. */
export function timelineOf(name: FactorName): string {
  return deliveryTimelines.find((timeline) => factorNameOf(timeline) === name) ?? '';
}

/** What a price is of, as clients know it. */
export function nameOfPrice(name: PriceName): string {
  const { services, settings } = texts();
  if (!isRateName(name)) return services.name(timelineOf(name));
  return name === 'anyOther' ? settings.prices.anyOther : services.name(serviceOf(name));
}

export function toPriceName(field: string): PriceName | null {
  return priceNames.find((name) => name === field) ?? null;
}

/** A price in words: "$0.15", "× 1.5". */
export function priceText(name: PriceName, price: string): string {
  const { figures, settings } = texts();
  return isRateName(name) ? (figures.money(price, 'USD') ?? price) : settings.prices.times(price);
}

/** The row of the list: "4 rates, Express × 1.5, Rush × 2". */
export function summaryOf(
  words: Texts['settings'],
  prices: Readonly<Record<FactorName, string>>,
): string {
  const { services } = texts();
  const factors = (['expressDelivery', 'rushDelivery'] as const).map((name) =>
    words.prices.factorOf(services.brief(timelineOf(name)), prices[name]),
  );
  return [words.prices.rates(serviceTypes.length), ...factors].join(words.comma);
}

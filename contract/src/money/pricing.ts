import type { Cents } from './money.ts';
import type { FactorName, Prices, RateName } from './prices.ts';
import { serviceTypes, timelineRules, usualTimeline } from './services.ts';

/** What of an order makes a word of it dearer or cheaper. */
export interface PricedService {
  readonly serviceType: string;
  readonly deliveryTimeline: string;
}

/** Whose price a word of a service type has. */
export function rateNameOf(serviceType: string): RateName {
  return serviceTypes.find(({ name }) => name === serviceType)?.rate ?? 'anyOther';
}

/** Whose factor a delivery timeline has. */
export function factorNameOf(deliveryTimeline: string): FactorName {
  return timelineOf(deliveryTimeline).factor;
}

/** Price of one word in tenths of a cent. */
export function tenthsPerWord(serviceType: string, prices: Prices): number {
  return Math.round(Number(prices[rateNameOf(serviceType)]) * 1000);
}

/** The same in cents, which may have a tenth. */
export function centsPerWord(serviceType: string, prices: Prices): number {
  return tenthsPerWord(serviceType, prices) / 10;
}

/** Price factor of a delivery timeline in percent. */
export function timelinePercent(deliveryTimeline: string, prices: Prices): number {
  return Math.round(Number(prices[factorNameOf(deliveryTimeline)]) * 100);
}

/** What a word costs with the factor of the timeline, in tenths of a cent; a part of one may be left over. */
export function tenthsWithFactor(
  { serviceType, deliveryTimeline }: PricedService,
  prices: Prices,
): number {
  return (tenthsPerWord(serviceType, prices) * timelinePercent(deliveryTimeline, prices)) / 100;
}

/** The most days that a delivery timeline gives the work. */
export function timelineDays(deliveryTimeline: string): number {
  return timelineOf(deliveryTimeline).days;
}

function timelineOf(deliveryTimeline: string) {
  return timelineRules.find(({ word }) => deliveryTimeline.includes(word)) ?? usualTimeline;
}

export interface EstimateInput extends PricedService {
  readonly wordCount: number;
}

/**
 * The price estimate: words × rate × multiplier, in whole cents, half a cent rounded up. Exact for every document of
 * up to 1 GB, whatever the prices are.
 * Source: product specification, section 9.
 */
export function estimateCents(
  { wordCount, serviceType, deliveryTimeline }: EstimateInput,
  prices: Prices,
): Cents {
  const tenths = tenthsPerWord(serviceType, prices);
  const percent = timelinePercent(deliveryTimeline, prices);
  // The product may be more than a number holds exactly.
  const thousandths = BigInt(wordCount) * BigInt(tenths) * BigInt(percent);
  return Number((thousandths + 500n) / 1000n);
}

/**
 * What each of several counts contributes to their joint estimate, in order. Rounded cumulatively, so that the
 * parts shown add up exactly to the total.
 */
export function splitEstimate(
  wordCounts: readonly number[],
  service: PricedService,
  prices: Prices,
): Cents[] {
  let wordCount = 0;
  return wordCounts.map((words) => {
    const before = estimateCents({ wordCount, ...service }, prices);
    wordCount += words;
    return estimateCents({ wordCount, ...service }, prices) - before;
  });
}

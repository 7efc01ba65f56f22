import type { Cents } from './money.ts';
import { serviceTypes, timelineRules, usualTimeline } from './services.ts';

/** Price of one word in cents; an unknown or empty service type has the rate of the default one. */
export function centsPerWord(serviceType: string): Cents {
  const type = serviceTypes.find(({ name }) => name === serviceType) ?? serviceTypes[0];
  return type.centsPerWord;
}

/** Price factor of a delivery timeline in percent. */
export function timelinePercent(deliveryTimeline: string): number {
  return timelineOf(deliveryTimeline).percent;
}

/** The most days that a delivery timeline gives the work. */
export function timelineDays(deliveryTimeline: string): number {
  return timelineOf(deliveryTimeline).days;
}

function timelineOf(deliveryTimeline: string) {
  return timelineRules.find(({ word }) => deliveryTimeline.includes(word)) ?? usualTimeline;
}

export interface Rates {
  readonly serviceType: string;
  readonly deliveryTimeline: string;
}

export interface EstimateInput extends Rates {
  readonly wordCount: number;
}

/**
 * The price estimate: words × rate × multiplier, in whole cents, half a cent rounded up.
 * Integer arithmetic throughout, exact for every document of up to 1 GB.
 * Source: product specification, section 9.
 */
export function estimateCents({ wordCount, serviceType, deliveryTimeline }: EstimateInput): Cents {
  const hundredths = wordCount * centsPerWord(serviceType) * timelinePercent(deliveryTimeline);
  return Math.floor((hundredths + 50) / 100);
}

/**
 * What each of several counts contributes to their joint estimate, in order. Rounded cumulatively, so that the
 * parts shown add up exactly to the total.
 */
export function splitEstimate(wordCounts: readonly number[], rates: Rates): Cents[] {
  let wordCount = 0;
  return wordCounts.map((words) => {
    const before = estimateCents({ wordCount, ...rates });
    wordCount += words;
    return estimateCents({ wordCount, ...rates }) - before;
  });
}

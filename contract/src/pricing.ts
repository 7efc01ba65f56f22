import type { Cents } from './money.ts';
import { defaultCentsPerWord, serviceTypes } from './services.ts';

/** Price of one word in cents; an unknown or empty service type has the default rate. */
export function centsPerWord(serviceType: string): Cents {
  return serviceTypes.find(({ name }) => name === serviceType)?.centsPerWord ?? defaultCentsPerWord;
}

/** Price factor of a delivery timeline in percent: 150 if it says Express, 200 if Rush, else 100. */
export function timelinePercent(deliveryTimeline: string): number {
  if (deliveryTimeline.includes('Express')) return 150;
  if (deliveryTimeline.includes('Rush')) return 200;
  return 100;
}

export interface EstimateInput {
  readonly wordCount: number;
  readonly serviceType: string;
  readonly deliveryTimeline: string;
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

/** What a visitor can ask for: the options of "Service needed", in the order shown. */
export const translationDirections = [
  'Chinese to English Translation',
  'English to Chinese Translation',
  'Chinese Writing',
  'English Writing',
] as const;

export type TranslationDirection = (typeof translationDirections)[number];

export function isTranslationDirection(value: unknown): value is TranslationDirection {
  return (translationDirections as readonly unknown[]).includes(value);
}

/** Service types of the estimate with their price per word; the first is the default, also in price. */
export const serviceTypes = [
  { name: 'Standard Translation', centsPerWord: 10 },
  { name: 'Professional Translation', centsPerWord: 15 },
  { name: 'Premium Translation', centsPerWord: 20 },
  { name: 'Certified Translation', centsPerWord: 25 },
] as const;

export const defaultServiceType = serviceTypes[0].name;

/** Timelines offered in the estimate; the first is the default. */
export const deliveryTimelines = [
  'Standard (5-7 days)',
  'Express (2-3 days)',
  'Rush (24 hours)',
] as const;

export const defaultDeliveryTimeline = deliveryTimelines[0];

/** What can be ordered, by the names used in requests and records. */
export type OfferName =
  | TranslationDirection
  | (typeof serviceTypes)[number]['name']
  | (typeof deliveryTimelines)[number];

/**
 * Price factors in percent, and the most days that the work takes, of timelines that have this word in them,
 * also of those not offered; the first counts.
 */
export const timelineRules = [
  { word: 'Express', percent: 150, days: 3 },
  { word: 'Rush', percent: 200, days: 1 },
] as const;

/** Of every other timeline. */
export const usualTimeline = { percent: 100, days: 7 } as const;

/**
 * What the site says about prices, in dollars per 1000 words. A claim, not a rate: estimates use the table above,
 * and no screen shows both.
 */
export const dollarsFrom = { translated: 23, written: 39 } as const;

import type { FactorName, RateName } from './prices.ts';

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

/** Service types of the estimate, and whose price a word of each has; the first is the default. */
export const serviceTypes = [
  { name: 'Standard Translation', rate: 'standardTranslation' },
  { name: 'Professional Translation', rate: 'professionalTranslation' },
  { name: 'Premium Translation', rate: 'premiumTranslation' },
  { name: 'Certified Translation', rate: 'certifiedTranslation' },
] as const satisfies readonly { readonly name: string; readonly rate: RateName }[];

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

interface TimelineRule {
  readonly factor: FactorName;
  /** The most that the work takes. */
  readonly days: number;
}

/** What holds of timelines that have this word in them, also of those not offered; the first counts. */
export const timelineRules = [
  { word: 'Express', factor: 'expressDelivery', days: 3 },
  { word: 'Rush', factor: 'rushDelivery', days: 1 },
] as const satisfies readonly ({ readonly word: string } & TimelineRule)[];

/** Of every other timeline. */
export const usualTimeline: TimelineRule = { factor: 'standardDelivery', days: 7 };

/**
 * What the site says about prices, in dollars per 1000 words. A claim, not a rate: estimates use `prices.ts`, and no
 * screen shows both.
 */
export const dollarsFrom = { translated: 23, written: 39 } as const;

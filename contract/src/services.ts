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

/** Service types of the estimate with their price per word. */
export const serviceTypes = [
  { name: 'Standard Translation', centsPerWord: 10 },
  { name: 'Professional Translation', centsPerWord: 15 },
  { name: 'Premium Translation', centsPerWord: 20 },
  { name: 'Certified Translation', centsPerWord: 25 },
] as const;

/** Rate of a service type that is not in the table. */
export const defaultCentsPerWord = 10;

export const defaultServiceType = 'Standard Translation';

/** Timelines offered in the estimate; their price follows from the words Express and Rush in them. */
export const deliveryTimelines = [
  'Standard (5-7 days)',
  'Express (2-3 days)',
  'Rush (24 hours)',
] as const;

export const defaultDeliveryTimeline = 'Standard (5-7 days)';

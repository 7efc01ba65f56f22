import type { OfferTexts } from '../../offer-names.ts';

/** The names of the offer are English themselves. */
export const offer: OfferTexts = {
  name: (value) => value,
  both: (serviceType, deliveryTimeline) => `${serviceType}, ${deliveryTimeline}`,
};

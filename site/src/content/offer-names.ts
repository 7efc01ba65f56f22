import type { OfferName } from '@yiqiao/contract/money/services';
import { knownName } from '@yiqiao/contract/wording/known-name';

export interface OfferTexts {
  /** A direction, a service type or a timeline in the words of the page. */
  readonly name: (value: string) => string;
  /** A service and its delivery in one line. */
  readonly both: (serviceType: string, deliveryTimeline: string) => string;
}

/** The offer in another language than that of its names. */
export function nameOffer(names: Readonly<Record<OfferName, string>>, comma: string): OfferTexts {
  const name = (value: string) => knownName(names, value);
  return {
    name,
    both: (serviceType, deliveryTimeline) =>
      `${name(serviceType)}${comma}${name(deliveryTimeline)}`,
  };
}

import type { ClientRequest } from '@yiqiao/contract/client-page/client-request';
import { acceptedOffer } from '@yiqiao/contract/life/life-state';
import type { Offer } from '@yiqiao/contract/record/order';

interface Versions {
  readonly offer: Offer;
  /** What holds until the other one is accepted. */
  readonly accepted: Offer;
}

/** A version made after the accepted one. */
export type FoundAmendment =
  | (Versions & { readonly kind: 'open' })
  /** `at`: when it was declined, or ceased to be valid. */
  | (Versions & { readonly kind: 'declined' | 'expired'; readonly at: string });

/** The last one; `null` if the last version is the accepted one, or none was accepted. */
export function findAmendment(request: ClientRequest): FoundAmendment | null {
  const accepted = acceptedOffer(request);
  const offer = request.offers.at(-1);
  if (accepted === null || offer === undefined || offer.version <= accepted.version) return null;
  if (offer.version === request.openVersion) return { kind: 'open', offer, accepted };
  const refusal = request.refusals.find(({ version }) => version === offer.version);
  return refusal === undefined
    ? { kind: 'expired', offer, accepted, at: offer.validUntil }
    : { kind: 'declined', offer, accepted, at: refusal.at };
}

import type { ClientRequest } from '@yiqiao/contract/order/client-request';
import { acceptedOffer } from '@yiqiao/contract/order/life-state';
import type { Offer } from '@yiqiao/contract/order/order';
import { stateOf } from '../describe-state.ts';

/**
 * The offer that the page prints as: what was accepted, else the newest. `null` where there is none, and
 * when the job is over: what is completed or deleted has a receipt, what was cancelled prints as it stands.
 */
export function paperOffer(request: ClientRequest): Offer | null {
  if (['completed', 'cancelled', 'deleted'].includes(stateOf(request))) return null;
  return acceptedOffer(request) ?? request.offers.at(-1) ?? null;
}

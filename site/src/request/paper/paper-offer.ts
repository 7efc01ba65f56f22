import type { ClientRequest } from '@yiqiao/contract/client-page/client-request';
import { acceptedOffer } from '@yiqiao/contract/life/life-state';
import type { Offer } from '@yiqiao/contract/record/order';
import { isOverState, stateOf } from '../state/describe-state.ts';

/**
 * The offer that the page prints as: what was accepted, else the newest. `null` where there is none, or none
 * that led to an order when that is over; what was cancelled prints as it stands.
 */
export function paperOffer(request: ClientRequest): Offer | null {
  const state = stateOf(request);
  if (state === 'cancelled') return null;
  const accepted = acceptedOffer(request);
  return isOverState(state) ? accepted : (accepted ?? request.offers.at(-1) ?? null);
}

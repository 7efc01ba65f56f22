import type { ClientRequest } from '@yiqiao/contract/client-page/client-request';
import { acceptedOffer } from '@yiqiao/contract/life/life-state';
import type { Offer } from '@yiqiao/contract/record/order';
import { isOverState, stateOf } from '../state/describe-state.ts';

/**
 * The offer that the page is printed as: the accepted one, else the newest. `null` if there is none, or if the
 * order is over and none was accepted; the page of a cancelled order is printed as it is on screen.
 */
export function paperOffer(request: ClientRequest): Offer | null {
  const state = stateOf(request);
  if (state === 'cancelled') return null;
  const accepted = acceptedOffer(request);
  return isOverState(state) ? accepted : (accepted ?? request.offers.at(-1) ?? null);
}

import { showToast } from '../../ui/toast/toast-store.ts';
import { isOnItsWay } from '../desk/desk-state.ts';
import { quoteDesk } from '../desk/quote-desk.ts';
import type { FileOffer } from './take-first-file.ts';

/** Puts an offered document on the desk, unless one is just being sent. */
export function offerToDesk(offer: FileOffer): void {
  if (offer.kind === 'nothing') return;
  if (isOnItsWay(quoteDesk.store.getState().sending)) return;
  quoteDesk.offer(offer);
  const { refusal } = quoteDesk.store.getState();
  if (refusal === null) return;
  const title = offer.kind === 'too-large' ? 'File too large' : 'Not a document';
  showToast({ title, description: refusal, variant: 'destructive' });
}

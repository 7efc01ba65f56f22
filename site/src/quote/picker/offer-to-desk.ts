import type { QuoteTexts } from '../../content/en/quote/quote.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { isOnItsWay } from '../desk/desk-state.ts';
import { quoteDesk } from '../desk/quote-desk.ts';
import type { FileOffer } from '../file/take-first-file.ts';

/** Puts an offered document on the desk, unless one is being sent. */
export function offerToDesk(offer: FileOffer, refusals: QuoteTexts['file']['refusals']): void {
  if (offer.kind === 'nothing') return;
  const { sending, kept } = quoteDesk.store.getState();
  if (isOnItsWay(sending)) return;
  if (kept !== null && offer.kind === 'taken') kept.choose(offer);
  else quoteDesk.offer(offer);
  if (offer.kind === 'taken') return;
  const { title, text: description } = refusals[offer.kind];
  showToast({ title, description, variant: 'destructive' });
}

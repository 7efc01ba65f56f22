import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { localZone } from '../clocks/zone-time.ts';
import { isOfferEntry } from '../offline/outbox/outbox-entry.ts';
import type { OfferDraft } from '../offline/storage/records/order-draft.ts';
import { useConsole } from '../state/use-console.ts';
import { inAgreedCurrency, newOfferDraft } from './offer-form.ts';
import { type KeptDraft, useKeptDraft } from './use-kept-draft.ts';

/** The draft of an offer. */
export function useOfferDraft(quote: QuoteSubmission): KeptDraft<OfferDraft> | null {
  const { store } = useConsole();
  const kept = useKeptDraft<OfferDraft>(quote.id, {
    part: 'offer',
    pick: (stored) => stored?.offer,
    fresh() {
      const { now, outbox, quotesBeginWith } = store.getState();
      const queued = outbox
        .filter(isOfferEntry)
        .filter((entry) => entry.quoteId === quote.id && !entry.isAttempted)
        .at(-1)?.offer;
      return newOfferDraft(quote, { queued, quotesBeginWith, now, zone: localZone() });
    },
  });
  if (kept === null) return null;
  const draft = inAgreedCurrency(kept.draft, quote);
  return { ...kept, draft, change: (parts) => kept.change({ ...draft, ...parts }) };
}

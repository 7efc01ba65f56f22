import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { useEffect, useState } from 'react';
import { localZone } from '../clocks/zone-time.ts';
import { isOfferEntry } from '../offline/outbox/outbox-entry.ts';
import type { OfferDraft } from '../offline/storage/records/order-draft.ts';
import { useConsole } from '../state/use-console.ts';
import { inAgreedCurrency, newOfferDraft } from './offer-form.ts';

export interface KeptOfferDraft {
  readonly draft: OfferDraft;
  /** Started earlier and kept. */
  readonly isKept: boolean;
  change(parts: Partial<OfferDraft>): void;
  /** Discards the draft. */
  startOver(): void;
}

/** The draft of an offer, stored on the device with each key; `null` until the stored one has been read. */
export function useOfferDraft(quote: QuoteSubmission): KeptOfferDraft | null {
  const { store, readDraft, writeDraft } = useConsole();
  const [state, setState] = useState<Pick<KeptOfferDraft, 'draft' | 'isKept'> | null>(null);
  const quoteId = quote.id;

  const fresh = () => {
    const { now, outbox } = store.getState();
    const queued = outbox
      .filter(isOfferEntry)
      .filter((entry) => entry.quoteId === quoteId && !entry.isAttempted)
      .at(-1)?.offer;
    return newOfferDraft(quote, { queued, now, zone: localZone() });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes in later must not overwrite what is being written.
  useEffect(() => {
    let isGone = false;
    void readDraft(quoteId).then((kept) => {
      if (isGone) return;
      setState({ draft: kept?.offer ?? fresh(), isKept: kept?.offer !== undefined });
    });
    return () => {
      isGone = true;
    };
  }, [quoteId, readDraft]);

  if (state === null) return null;
  const shown = inAgreedCurrency(state.draft, quote);
  return {
    ...state,
    draft: shown,
    change(parts) {
      const draft = { ...shown, ...parts };
      setState({ ...state, draft });
      void writeDraft(quoteId, { offer: draft });
    },
    startOver() {
      setState({ draft: fresh(), isKept: false });
      void writeDraft(quoteId, { offer: undefined });
    },
  };
}

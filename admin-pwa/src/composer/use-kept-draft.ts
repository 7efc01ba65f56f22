import { useEffect, useState } from 'react';
import type { OrderDraft } from '../offline/storage/records/order-draft.ts';
import { useConsole } from '../state/use-console.ts';

export interface KeptDraft<Draft> {
  readonly draft: Draft;
  /** Started earlier and kept. */
  readonly isKept: boolean;
  change(parts: Partial<Draft>): void;
  /** Discards the draft. */
  startOver(): void;
}

interface DraftKind<Draft> {
  /** Where it stands among what is being written about an order. */
  readonly part: 'offer' | 'job';
  readonly pick: (stored: OrderDraft | null) => Draft | undefined;
  readonly fresh: () => Draft;
}

/** What is written in a form, stored on the device with each key; `null` until the stored one has been read. */
export function useKeptDraft<Draft extends object>(
  quoteId: string,
  { part, pick, fresh }: DraftKind<Draft>,
): KeptDraft<Draft> | null {
  const { readDraft, writeDraft } = useConsole();
  const [state, setState] = useState<Pick<KeptDraft<Draft>, 'draft' | 'isKept'> | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes in later must not overwrite what is being written.
  useEffect(() => {
    let isGone = false;
    void readDraft(quoteId).then((stored) => {
      if (isGone) return;
      const kept = pick(stored);
      setState({ draft: kept ?? fresh(), isKept: kept !== undefined });
    });
    return () => {
      isGone = true;
    };
  }, [quoteId, readDraft]);

  if (state === null) return null;
  return {
    ...state,
    change(parts) {
      const draft = { ...state.draft, ...parts };
      setState({ ...state, draft });
      void writeDraft(quoteId, { [part]: draft });
    },
    startOver() {
      setState({ draft: fresh(), isKept: false });
      void writeDraft(quoteId, { [part]: undefined });
    },
  };
}

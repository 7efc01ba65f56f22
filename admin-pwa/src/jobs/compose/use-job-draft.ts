import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { useEffect, useState } from 'react';
import { localZone } from '../../clocks/zone-time.ts';
import type { JobDraft } from '../../offline/storage/records/order-draft.ts';
import { takesJobs } from '../../state/console-state.ts';
import { useConsole } from '../../state/use-console.ts';
import type { JobStart } from '../job-start.ts';
import { newJobDraft } from './job-form.ts';
import { findLastFee } from './translators-hands.ts';

export interface KeptJobDraft {
  readonly draft: JobDraft;
  /** Started earlier and kept. */
  readonly isKept: boolean;
  change(parts: Partial<JobDraft>): void;
  /** Discards the draft. */
  startOver(): void;
}

/** The draft of a job, stored on the device with each key; `null` until the stored one has been read. */
export function useJobDraft(quote: QuoteSubmission, start: JobStart): KeptJobDraft | null {
  const { store, readDraft, writeDraft } = useConsole();
  const [state, setState] = useState<Pick<KeptJobDraft, 'draft' | 'isKept'> | null>(null);
  const { id } = quote;

  const fresh = () => {
    const { now, colleagues, list } = store.getState();
    return newJobDraft(quote, {
      start,
      translatorIds: colleagues.filter(takesJobs).map((one) => one.id),
      lastFee: (personId) => findLastFee(list.quotes, personId),
      now,
      zone: localZone(),
    });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes in later must not overwrite what is being written.
  useEffect(() => {
    let isGone = false;
    void readDraft(id).then((stored) => {
      if (isGone) return;
      const kept = isMeant(stored?.job, start) ? stored?.job : undefined;
      setState({ draft: kept ?? fresh(), isKept: kept !== undefined });
    });
    return () => {
      isGone = true;
    };
  }, [id, readDraft]);

  if (state === null) return null;
  return {
    ...state,
    change(parts) {
      const draft = { ...state.draft, ...parts };
      setState({ ...state, draft });
      void writeDraft(id, { job: draft });
    },
    startOver() {
      setState({ draft: fresh(), isKept: false });
      void writeDraft(id, { job: undefined });
    },
  };
}

/** Whether a kept draft is what was asked for; who asks for one like another means that one. */
function isMeant(draft: JobDraft | undefined, { changes = '', like }: JobStart): boolean {
  return draft?.jobId === changes && like === undefined;
}

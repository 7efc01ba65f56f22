import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { localZone } from '../../clocks/zone-time.ts';
import { type KeptDraft, useKeptDraft } from '../../composer/use-kept-draft.ts';
import type { JobDraft } from '../../offline/storage/records/order-draft.ts';
import { takesJobs } from '../../state/console-state.ts';
import { useConsole } from '../../state/use-console.ts';
import type { JobStart } from '../job-start.ts';
import { newJobDraft } from './job-form.ts';
import { findLastFee } from './translators-hands.ts';

/** The draft of a job. */
export function useJobDraft(quote: QuoteSubmission, start: JobStart): KeptDraft<JobDraft> | null {
  const { store } = useConsole();
  return useKeptDraft<JobDraft>(quote.id, {
    part: 'job',
    pick: (stored) => (isMeant(stored?.job, start) ? stored?.job : undefined),
    fresh() {
      const { now, colleagues, list } = store.getState();
      return newJobDraft(quote, {
        start,
        translatorIds: colleagues.filter(takesJobs).map((one) => one.id),
        lastFee: (personId) => findLastFee(list.quotes, personId),
        now,
        zone: localZone(),
      });
    },
  });
}

/** Whether a kept draft is what was asked for; who asks for one like another means that one. */
function isMeant(draft: JobDraft | undefined, { changes = '', like }: JobStart): boolean {
  return draft?.jobId === changes && like === undefined;
}

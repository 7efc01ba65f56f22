import { jobOf, orderWithJob, orderWithJobIn } from '@yiqiao/contract/commands/sample-job';
import type { Job } from '@yiqiao/contract/record/job';
import { asTranslatorSees, type TranslatorJob } from '@yiqiao/contract/translator/translator-job';

/** A job as its translator sees it: offered on 20 November 2026 at 10:00, one hour later in `state`. */
export function sampleTranslatorJob(
  state = 'offered',
  changes: Partial<TranslatorJob> = {},
  ofRecord: Partial<Job> = {},
): TranslatorJob {
  const order = state === 'offered' ? orderWithJob() : orderWithJobIn(state, ofRecord);
  const named = { ...order, id: 'order', reference: 'YQ-W7E0-XB1D' };
  return { ...asTranslatorSees(named, jobOf(order)), ...changes };
}

/** One that was handed in at a moment, and that the office has taken over since. */
export function doneJob(
  at: string,
  { currency, total }: { readonly currency: string; readonly total: string },
): TranslatorJob {
  return sampleTranslatorJob('done', {
    id: `order.${at}`,
    fee: { currency, kind: 'fixed', amount: total, total },
    steps: [
      { state: 'handed-in', at },
      { state: 'done', at: '2026-12-01T08:00:00.000Z' },
    ],
  });
}

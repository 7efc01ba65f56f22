import { jobsOut } from '@yiqiao/contract/life/translators-work';
import type { Fee } from '@yiqiao/contract/record/job';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';

/** What a translator has to do for the office. */
export interface InTheirHands {
  /** Jobs that they have accepted. */
  readonly jobs: number;
  /** When the last of these is due, in ms. */
  readonly until: number;
  /** Jobs that they have not answered. */
  readonly offered: number;
}

/** By translator. */
export function countTheirs(quotes: readonly QuoteSubmission[]): ReadonlyMap<string, InTheirHands> {
  const counts = new Map<string, InTheirHands>();
  for (const { translator, state, dueAt } of quotes.flatMap(jobsOut)) {
    const { jobs, until, offered } = counts.get(translator.id) ?? { jobs: 0, until: 0, offered: 0 };
    const isOffered = state === 'offered';
    counts.set(translator.id, {
      jobs: jobs + Number(!isOffered),
      until: isOffered ? until : Math.max(until, Date.parse(dueAt)),
      offered: offered + Number(isOffered),
    });
  }
  return counts;
}

/** The fee of the job that a translator was handed last, of those that have one. */
export function findLastFee(quotes: readonly QuoteSubmission[], personId: string): Fee | undefined {
  return quotes
    .flatMap(({ jobs = [] }) => jobs)
    .filter(({ translator, fee }) => translator.id === personId && fee !== undefined)
    .reduce<{ at: string; fee: Fee | undefined }>(
      (last, { steps: [first], fee }) =>
        first !== undefined && first.at > last.at ? { at: first.at, fee } : last,
      { at: '', fee: undefined },
    ).fee;
}

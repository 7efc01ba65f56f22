import { elapsedShare, lastStep, liveJobs } from '@yiqiao/contract/life/translators-work';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { formatAsOf } from '../clocks/format-time.ts';
import type { LifeWork } from '../order/life-works.tsx';
import { useTexts } from '../texts/texts.ts';
import { useSealOf } from './use-seal-of.ts';

/** The jobs of an order as its life line shows them. */
export function useLifeWorks(order: QuoteSubmission, now: number): readonly LifeWork[] {
  const { line } = useTexts().translators;
  const sealOf = useSealOf();
  return liveJobs(order).map((job) => {
    const { id, translator, state, dueAt } = job;
    const handedInAt = Date.parse(lastStep(job, 'handed-in')?.at ?? '');
    const isHandedIn = state === 'handed-in';
    const out = state === 'offered' ? line.offered : line.due;
    return {
      id,
      seal: sealOf(translator),
      isOffered: state === 'offered',
      share: elapsedShare(job, now),
      text: isHandedIn
        ? line.handedIn(formatAsOf(handedInAt, now))
        : out(translator.name, formatAsOf(Date.parse(dueAt), now)),
    };
  });
}

import { isAtWork } from '@yiqiao/contract/commands/jobs/hand-in-job';
import { elapsedShare } from '@yiqiao/contract/life/translators-work';
import { isJobOver } from '@yiqiao/contract/record/job';
import type { TranslatorJob } from '@yiqiao/contract/translator/translator-job';
import { texts } from '../../texts/texts.ts';
import { formatCount } from '../../ui/format-count.ts';

interface FigurePart {
  readonly value: string;
  readonly unit: string;
}

/** What stands large above a job. */
export interface JobFigure {
  readonly parts: readonly FigurePart[];
  /** The share of the promised time that has passed, 0 … 1; `gone`: the job is not the translator's any more. */
  readonly stop: number | 'gone';
  readonly isLate: boolean;
}

type Figured = Pick<TranslatorJob, 'state' | 'words' | 'dueAt' | 'steps'>;

/** An offer says how much it is, work how much time is left of it. @param now in ms. */
export function jobFigure(job: Figured, now: number): JobFigure {
  const { state, words } = job;
  if (isAtWork(job)) {
    const leftMs = Date.parse(job.dueAt) - now;
    return { parts: spanParts(leftMs), stop: elapsedShare(job, now), isLate: leftMs < 0 };
  }
  const parts = [{ value: formatCount(words), unit: texts().seat.words(words) }];
  return { parts, stop: stopOf(state), isLate: false };
}

function stopOf(state: string): JobFigure['stop'] {
  if (state === 'offered') return 0;
  return isJobOver(state) && state !== 'done' ? 'gone' : 1;
}

const hourMinutes = 60;
const dayHours = 24;
/** Up to here hours are easier to reckon with than days. */
const mostHours = 48;

/** In its two largest units, without what is none. */
function spanParts(ms: number): readonly FigurePart[] {
  const { days, hours, minutes, late, underAMinute } = texts().seat.figure;
  const isLate = ms < 0;
  const left = Math.floor(Math.abs(ms) / 60_000);
  const wholeHours = Math.floor(left / hourMinutes);
  const all =
    wholeHours < mostHours
      ? [
          { count: wholeHours, unit: hours },
          { count: left % hourMinutes, unit: minutes },
        ]
      : [
          { count: Math.floor(wholeHours / dayHours), unit: days },
          { count: wholeHours % dayHours, unit: hours },
        ];
  const parts = all
    .filter(({ count }) => count > 0)
    .map(({ count, unit }) => ({ value: formatCount(count), unit }));
  const shown = parts.length > 0 ? parts : [{ value: '', unit: underAMinute }];
  return isLate ? [...shown, { value: '', unit: late }] : shown;
}

import type { TranslatorJob } from '@yiqiao/contract/translator/translator-job';
import { isSameDay } from 'date-fns';
import { formatComing, formatMoment, formatSpan } from '../../clocks/format-time.ts';
import type { QuoteClock, Urgency } from '../../clocks/urgency.ts';
import { texts } from '../../texts/texts.ts';
import { jobSince } from '../views/job-views.ts';

const dayMs = 24 * 3_600_000;

/** What a job waits for and until when, or since when it waits for nothing. */
export function jobClock(job: TranslatorJob, now: number): QuoteClock {
  const { clock, endedWithOrder } = texts().seat;
  const { state } = job;
  switch (state) {
    case 'offered':
      return offerClock(job, now);
    case 'handed-in':
    case 'done':
    case 'declined':
    case 'taken-back': {
      const since = jobSince(job);
      const text = since === null ? endedWithOrder(state) : clock[state](formatMoment(since, now));
      return { text, urgency: 'calm', dueAt: null };
    }
    default:
      return dueClock(job, now);
  }
}

/** Nobody is late with an answer: an offer only becomes more pressing. */
function offerClock({ answerBy, steps }: TranslatorJob, now: number): QuoteClock {
  const { clock } = texts().seat;
  if (answerBy === undefined) {
    const text = clock.offered(formatMoment(steps[0]?.at ?? '', now));
    return { text, urgency: 'calm', dueAt: null };
  }
  const dueAt = Date.parse(answerBy);
  const urgency: Urgency = dueAt - now <= dayMs ? 'soon' : 'calm';
  return { text: clock.answerBy(formatComing(answerBy, now)), urgency, dueAt };
}

function dueClock({ dueAt }: TranslatorJob, now: number): QuoteClock {
  const { clock } = texts().seat;
  const at = Date.parse(dueAt);
  if (at < now) {
    return { text: clock.late(formatSpan(now - at)), urgency: 'overdue', dueAt: at };
  }
  return { text: clock.due(formatComing(dueAt, now)), urgency: nearness(at, now), dueAt: at };
}

/** A moment fixed with the office stands out from the day before on. */
function nearness(at: number, now: number): Urgency {
  if (isSameDay(at, now)) return 'urgent';
  return at - now <= dayMs ? 'soon' : 'calm';
}

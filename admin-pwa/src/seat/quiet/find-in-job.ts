import { isAtWork } from '@yiqiao/contract/commands/jobs/hand-in-job';
import type { TranslatorJob } from '@yiqiao/contract/translator/translator-job';
import { isSameDay } from 'date-fns';
import { texts } from '../../texts/texts.ts';
import type { FoundEvent } from '../../told/quiet/found-event.ts';
import type { Looking } from '../../told/quiet/looking.ts';

/** What the office has done and written to a translator's job since then. */
export function findInJob(
  job: TranslatorJob,
  { since, now }: Omit<Looking, 'ownId'>,
): readonly FoundEvent[] {
  const { lines } = texts().quiet;
  const byState: Readonly<Record<string, string>> = {
    offered: lines.offered,
    returned: lines.returned,
    'taken-back': lines.takenBack,
  };
  const steps = job.steps.flatMap(({ state, was, note, at }): FoundEvent[] => {
    const text = was === undefined ? byState[state] : lines.changed;
    return text === undefined ? [] : [{ event: 'handed-over', at, text: note ?? text }];
  });
  const messages = job.messages
    .filter(({ from }) => from === 'office')
    .map(({ at, text }): FoundEvent => ({ event: 'question', at, text }));
  const found = [...steps, ...messages].filter(({ at }) => Date.parse(at) >= since);
  return [...found, ...findDue(job, { since, now })];
}

function findDue(job: TranslatorJob, { since, now }: Omit<Looking, 'ownId'>): FoundEvent[] {
  const due = Date.parse(job.dueAt);
  if (!isAtWork(job) || !(due >= since)) return [];
  if (due < now) return [{ event: 'overdue', at: job.dueAt, text: null }];
  return isSameDay(due, now) ? [{ event: 'due-soon', at: job.dueAt, text: null }] : [];
}

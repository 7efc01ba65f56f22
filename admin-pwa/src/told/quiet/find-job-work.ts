import type { Job, JobStep } from '@yiqiao/contract/record/job';
import type { NoticeEvent } from '@yiqiao/contract/record/notice';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { texts } from '../../texts/texts.ts';
import type { FoundEvent } from './found-event.ts';

/** What translators have done and written, for the office. */
export function findJobWork({ jobs = [] }: QuoteSubmission): FoundEvent[] {
  return jobs.flatMap((job) => [
    ...job.steps.flatMap((step) => tellStep(job, step)),
    ...job.messages
      .filter(({ from }) => from === 'translator')
      .map(({ at, text }) => ({ event: 'question', at, text }) as const),
  ]);
}

function tellStep({ translator }: Job, { state, was, at, fileIds = [] }: JobStep): FoundEvent[] {
  const { lines } = texts().quiet;
  const told = (event: NoticeEvent, text: string) => [{ event, at, text }];
  if (was !== undefined) return [];
  switch (state) {
    case 'accepted':
      return told('answered', lines.jobAccepted(translator.name));
    case 'declined':
      return told('answered', lines.jobDeclined(translator.name));
    case 'handed-in':
      return told('handed-in', lines.handedIn(translator.name, fileIds.length));
    default:
      return [];
  }
}

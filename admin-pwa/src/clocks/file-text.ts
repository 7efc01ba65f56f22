import type { FileClock } from '@yiqiao/contract/quote/file-clock';
import type { FileDeletionCause } from '@yiqiao/contract/quote/file-deletion';
import { formatDay, formatMoment, formatSpan } from './format-time.ts';

/** Why a document was deleted, to follow "Document deleted on …, ". */
export const deletionReasons: Readonly<Record<FileDeletionCause, string>> = {
  completed: 'after completion',
  abandoned: 'unchanged for too long',
  'by-hand': 'by hand',
};

const stops: Readonly<Record<FileDeletionCause, string>> = {
  completed: 'Any other status stops this.',
  abandoned: 'Nothing has changed here for a long time; any change of status stops this.',
  'by-hand': 'Nothing stops this.',
};

/** The file's clock in the few words that a card has room for; `null` while there is nothing to say. */
export function fileNotice(clock: FileClock): string | null {
  switch (clock.kind) {
    case 'counting':
      return `Document will be deleted in ${formatLeft(clock.leftMs)}`;
    case 'deleted':
      return `Document deleted on ${formatDay(clock.at)}`;
    case 'gone':
      return 'No document';
    case 'kept':
      return null;
  }
}

/** The same in whole sentences. */
export function fileSentence(clock: FileClock, now: number): string {
  switch (clock.kind) {
    case 'kept':
      return 'Deleted within 24 hours of completion.';
    case 'counting':
      return `Will be deleted in ${formatLeft(clock.leftMs)}, on ${formatMoment(clock.dueAt, now)}. ${stops[clock.cause]}`;
    case 'deleted':
      return `Document deleted on ${formatMoment(clock.at, now)}, ${deletionReasons[clock.cause]}.`;
    case 'gone':
      return 'The document is no longer here.';
  }
}

const dayMs = 24 * 3_600_000;

/** From two days on, hours say nothing that anybody would act on. */
function formatLeft(ms: number): string {
  return ms < 2 * dayMs ? formatSpan(ms) : `${Math.floor(ms / dayMs)} days`;
}

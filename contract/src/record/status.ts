import * as z from 'zod/mini';

/** What the rules have to know of a status. */
interface StatusRules {
  /** Nothing more is expected of the submission, unless the office takes it up again. */
  readonly isOver: boolean;
  /** The office has taken it on: finished files are handed over in this status only. */
  readonly isInWork: boolean;
  /** The clock that runs for the documents: from completion, or from the last change; `null` for none. */
  readonly deletion: 'completed' | 'abandoned' | null;
}

/** The statuses of a submission, in the order of the console's buttons; any may follow any other. */
const statuses = {
  pending: { isOver: false, isInWork: false, deletion: 'abandoned' },
  'in-progress': { isOver: false, isInWork: true, deletion: null },
  completed: { isOver: true, isInWork: false, deletion: 'completed' },
  cancelled: { isOver: true, isInWork: false, deletion: 'abandoned' },
} as const satisfies Record<string, StatusRules>;

type Statuses = typeof statuses;
export type QuoteStatus = keyof Statuses;
type OverStatus = {
  [Status in QuoteStatus]: Statuses[Status]['isOver'] extends true ? Status : never;
}[QuoteStatus];

export const quoteStatuses = Object.keys(statuses) as QuoteStatus[];

export const quoteStatusSchema = z.enum(quoteStatuses);

/** The rules of a status; in one of another version nothing happens by itself. */
export function statusRules(status: string): StatusRules {
  const known = quoteStatuses.find((name) => name === status);
  return known === undefined ? unknownStatus : statuses[known];
}

const unknownStatus: StatusRules = { isOver: false, isInWork: false, deletion: null };

/** Whether nothing more is expected of a submission, unless the office takes it up again. */
export function isOverStatus(status: string): status is OverStatus {
  return statusRules(status).isOver;
}

/** The state of a submission nobody has looked at yet. */
export const initialQuoteStatus: QuoteStatus = 'pending';

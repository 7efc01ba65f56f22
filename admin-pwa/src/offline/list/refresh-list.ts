import { HttpError } from '@yiqiao/contract/http/http-error';
import type { QuoteListAnswer } from '@yiqiao/contract/http/quote-list';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { type Segments, toSegments } from '@yiqiao/contract/segments';
import * as z from 'zod/mini';
import type { ListHead } from '../storage/records/list-head.ts';
import type { RefreshMessage, RefreshRequest } from './list-messages.ts';

export interface RefreshEdges {
  readonly listQuotes: (cursor: string | null) => Promise<QuoteListAnswer>;
  readonly now: () => number;
  readonly report: (message: RefreshMessage) => void;
  /** Stores a whole list on the device; rejects if it cannot. */
  readonly write: (segments: Segments<QuoteSubmission>, head: ListHead) => Promise<void>;
}

/**
 * Fetches what has changed, or the whole list, and shows it to the page at once. Failing to store a
 * whole list is not a failure of the refresh.
 */
export async function refreshList(
  { cursor: since }: RefreshRequest,
  { listQuotes, now, report, write }: RefreshEdges,
): Promise<void> {
  const answer = await listQuotes(since).catch((error: unknown) => asFailure(error));
  if (answer.kind !== 'whole' && answer.kind !== 'changes') return report(answer);

  const { cursor } = answer;
  const asOf = parseHttpDate(answer.servedAt) ?? now();
  const head = { cursor, asOf, clockOffsetMs: asOf - now() };
  if (answer.kind === 'changes') {
    const { changed, removed } = answer;
    return report({ kind: 'changes', changed, removed, head });
  }
  const segments = toSegments([...answer.quotes].reverse());
  for (const quotes of segments) report({ kind: 'segment', quotes });
  const whole = { ...head, total: answer.quotes.length };
  const isStored = await write(segments, whole).then(
    () => true,
    () => false,
  );
  report({ kind: 'whole', head: whole, isStored });
}

type Failure = RefreshMessage & { kind: 'refused' | 'unreadable' | 'unreachable' };

/** What a failed call means for a refresh. */
export function asFailure(error: unknown): Failure {
  if (error instanceof HttpError)
    return { kind: 'refused', status: error.status, body: error.body };
  return { kind: error instanceof z.core.$ZodError ? 'unreadable' : 'unreachable' };
}

export function parseHttpDate(text: string | null): number | null {
  const at = Date.parse(text ?? '');
  return Number.isNaN(at) ? null : at;
}

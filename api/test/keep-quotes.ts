import type { RequestOf } from '@yiqiao/contract/commands/command';
import { decideFileDeleted } from '@yiqiao/contract/commands/office/decide-file-deletion';
import { decideDeletionRequest } from '@yiqiao/contract/commands/office/delete-file';
import {
  decideStatus,
  type setStatus as setStatusCall,
} from '@yiqiao/contract/commands/office/set-status';
import { decideCount, decideCountRequest } from '@yiqiao/contract/commands/server/decide-count';
import { type FileDeletionCause, keepAll } from '@yiqiao/contract/files/file-deletion';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { ChangeFeed } from '@yiqiao/ports/change-feed';
import type { RecordStore } from '@yiqiao/ports/record-store';
import type { NewQuote } from './sample-quote.ts';

type Changing = Pick<RecordStore, 'change'>;

/** A submission in its first revision. */
export function firstRevision(quote: NewQuote): StoredQuote {
  const { status, createdAt } = quote;
  return { ...quote, revision: 1, updatedAt: createdAt, history: [{ status, at: createdAt }] };
}

/** Adds a submission as it is, without applying the rules; a repeat of its key adds nothing. */
export async function addQuote(
  records: Pick<RecordStore, 'add'>,
  quote: NewQuote,
): Promise<StoredQuote> {
  const decision = await records.add(quote.idempotencyKey, (first) =>
    first === undefined
      ? { kind: 'changed', quote: firstRevision(quote) }
      : { kind: 'unchanged', quote: first },
  );
  return decision.quote;
}

/** Changes fields without applying the rules. */
export async function changeQuote(
  records: Changing,
  id: string,
  changes: Partial<StoredQuote>,
): Promise<void> {
  await records.change(id, (quote) => ({
    kind: 'changed',
    quote: { ...quote, ...changes, revision: quote.revision + 1 },
  }));
}

interface StatusChange extends RequestOf<typeof setStatusCall> {
  readonly at: string;
  readonly ifRevision?: number;
  /** A date that the rules of a test would not give. */
  readonly fileDeletionDueAt?: string;
}

/** Decides on the status; no document is deleted for it but at the given date. */
export function setStatus(
  records: Changing,
  id: string,
  { at, ifRevision, fileDeletionDueAt, ...request }: StatusChange,
) {
  return records.change(id, (it) => {
    const decision = decideStatus(it, request, { at: Date.parse(at), rules: keepAll, ifRevision });
    if (decision.kind !== 'changed' || fileDeletionDueAt === undefined) return decision;
    return { kind: 'changed', quote: { ...decision.quote, fileDeletionDueAt } };
  });
}

export function requestDeletion(records: Changing, id: string, at: string) {
  return records.change(id, (it) => decideDeletionRequest(it, {}, { at: Date.parse(at) }));
}

/** Records that the document is gone. */
export async function recordDeletion(
  records: Changing,
  id: string,
  { at, cause }: { readonly at: string; readonly cause: FileDeletionCause },
): Promise<StoredQuote | undefined> {
  const decision = await records.change(id, (it) =>
    decideFileDeleted(it, { cause }, Date.parse(at)),
  );
  return decision?.quote;
}

export function requestCount(records: Changing, id: string) {
  return records.change(id, (it) => decideCountRequest(it));
}

export function recordCount(
  records: Changing,
  id: string,
  measurement: StoredQuote['measurement'],
  at: string,
) {
  return records.change(id, (it) => decideCount(it, { measurement }, Date.parse(at)));
}

/** Every submission, newest first. */
export async function listOf(feed: Pick<ChangeFeed, 'readAll'>): Promise<StoredQuote[]> {
  const quotes: StoredQuote[] = [];
  for await (const part of (await feed.readAll()).parts) quotes.push(...part);
  return quotes;
}

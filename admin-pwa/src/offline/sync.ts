import type { PathParameters } from '@yiqiao/contract/commands/endpoint';
import { openRequest } from '@yiqiao/contract/commands/office/open-request';
import { HttpError } from '@yiqiao/contract/http/http-error';
import type { Ask } from '@yiqiao/contract/http/send';
import type { ChangeResult, Take } from '@yiqiao/contract/http/take';
import type { ReceivedProblem } from '@yiqiao/contract/problem/problem';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { type JobSyncEdges, type JobSyncEvent, sendJobEntry, settleJob } from './job-sync.ts';
import { commandOf } from './outbox/entry-command.ts';
import {
  findAlikeOnServer,
  followUndo,
  markAlike,
  markAssigned,
  markConflict,
  markOfferConflict,
} from './outbox/outbox-conflicts.ts';
import {
  acknowledge,
  hold,
  markAttempted,
  nextToSend,
  postpone,
  refuse,
} from './outbox/outbox-delivery.ts';
import {
  type AsideEntry,
  isAside,
  isAssignEntry,
  isJobEntry,
  isNewRequestEntry,
  isOfferEntry,
  isPaymentEntry,
  isStatusEntry,
  type OfficeEntry,
  type OutboxEntry,
} from './outbox/outbox-entry.ts';
import type { ConsoleStorage } from './storage/console-storage.ts';

export interface SyncEdges extends Pick<JobSyncEdges, 'jobs'> {
  readonly ask: Ask;
  readonly take: Take;
  readonly storage: Pick<ConsoleStorage, 'readOutbox' | 'updateOutbox'>;
  /** Runs a task while no other tab runs one. */
  readonly withLock: <T>(task: () => Promise<T>) => Promise<T>;
  readonly now: () => number;
  readonly device: string;
  /** Called when a change is handed to the network. */
  readonly onSend: (entry: OutboxEntry) => void;
  /** Called after every answer, once the outbox shows it. */
  readonly onEvent: (event: SyncEvent) => Promise<void>;
}

export type SyncEvent =
  | { readonly kind: 'sent'; readonly entry: OfficeEntry; readonly quote: QuoteSubmission }
  | { readonly kind: 'conflict'; readonly entry: OfficeEntry; readonly quote: QuoteSubmission }
  | { readonly kind: 'refused'; readonly entry: OutboxEntry; readonly refusal: Refusal }
  | JobSyncEvent
  /** The server failed; the entry stays until the person sends it or the connection returns. */
  | { readonly kind: 'failed'; readonly entry: OutboxEntry; readonly refusal: Refusal };

/** What the server's answer says of why. */
export interface Refusal {
  /** What is in the way in the submission itself. */
  readonly obstacle?: string | undefined;
  readonly problem: ReceivedProblem | null;
}

/** Why a round ended. */
export type SyncEnd = 'done' | 'unreachable' | 'session-ended';

/**
 * Sends what waits, oldest first, one at a time over all tabs: peek, mark, send, remove on the
 * answer. Whatever happens in between, the entry is still there and is sent again under the same
 * change id, which the server applies once.
 */
export function sendOutbox(edges: SyncEdges, username: string): Promise<SyncEnd> {
  return edges.withLock(async () => {
    for (;;) {
      const { now, storage } = edges;
      const entry = nextToSend(await storage.readOutbox(), { username, now: now() });
      if (entry === null) return 'done';
      const marked = await storage.updateOutbox((entries) => markAttempted(entries, entry.seq));
      // It was taken back or replaced at this very moment and must not be sent.
      if (!marked.some(({ changeId }) => changeId === entry.changeId)) continue;
      edges.onSend(entry);
      const fail = (error: unknown) => settleFailure(edges, entry, error);
      const end = await (isJobEntry(entry)
        ? sendJobEntry(edges, entry).then((result) => settleJob(edges, entry, result), fail)
        : sendEntry(edges, entry).then((result) => settle(edges, entry, result), fail));
      if (end !== null) return end;
    }
  });
}

async function sendEntry(
  { ask, take, device }: SyncEdges,
  entry: OfficeEntry,
): Promise<ChangeResult> {
  if (isNewRequestEntry(entry)) {
    const body = { ...entry.request, changeId: entry.changeId, device };
    const { quote } = await ask(openRequest, {}, { body });
    return { kind: 'updated', quote };
  }
  const { endpoint, request } = commandOf(entry);
  const ifRevision = isAside(entry) ? undefined : entry.baseRevision;
  // The path takes from it what it names.
  const named: object = { ...request, id: entry.quoteId };
  const parameters = named as PathParameters<typeof endpoint.path>;
  return take(endpoint, parameters, { body: { ...request, device }, ifRevision });
}

async function settle(
  { storage, onEvent }: SyncEdges,
  entry: OfficeEntry,
  result: ChangeResult,
): Promise<null> {
  const { kind, quote } = result;
  const isThere = isStatusEntry(entry) && quote.status === entry.to;
  if (kind === 'updated' || isThere) {
    await storage.updateOutbox((entries) => acknowledge(entries, entry.seq, quote));
    await onEvent({ kind: 'sent', entry, quote });
  } else if (isOfferEntry(entry)) {
    const obstacle = kind === 'refused' ? result.code : undefined;
    await storage.updateOutbox((entries) => markOfferConflict(entries, entry.seq, quote, obstacle));
    await onEvent({ kind: 'conflict', entry, quote });
  } else if (isStatusEntry(entry) && entry.undoes !== undefined) {
    await storage.updateOutbox((entries) => followUndo(entries, entry.seq, quote));
  } else if (isStatusEntry(entry)) {
    await storage.updateOutbox((entries) => markConflict(entries, quote));
    await onEvent({ kind: 'conflict', entry, quote });
  } else if (isAside(entry)) {
    const obstacle = kind === 'refused' ? result.code : undefined;
    await settleRefused({ storage, onEvent }, entry, { obstacle, quote });
  }
  return null;
}

/** What the server does not take: two payments that may be one, and two who took one order, are a question. */
async function settleRefused(
  { storage, onEvent }: Pick<SyncEdges, 'storage' | 'onEvent'>,
  entry: AsideEntry,
  { obstacle, quote }: { readonly obstacle: string | undefined; readonly quote: QuoteSubmission },
): Promise<void> {
  if (obstacle === 'assignee-changed' && isAssignEntry(entry)) {
    await storage.updateOutbox((entries) => markAssigned(entries, entry.seq, quote));
    if (quote.assignee !== undefined) await onEvent({ kind: 'conflict', entry, quote });
    return;
  }
  const isAlike = obstacle === 'payment-alike' && isPaymentEntry(entry);
  const alike = isAlike ? findAlikeOnServer(entry, quote) : undefined;
  if (alike === undefined) {
    await storage.updateOutbox((entries) => refuse(entries, entry.seq, '', obstacle));
    await onEvent({ kind: 'refused', entry, refusal: { obstacle, problem: null } });
  } else {
    await storage.updateOutbox((entries) => markAlike(entries, entry.seq, alike));
    await onEvent({ kind: 'conflict', entry, quote });
  }
}

/** Whether an answer says "not now" rather than "never". */
export function isTemporary({ status }: HttpError): boolean {
  return status >= 500 || [408, 425, 429].includes(status);
}

async function settleFailure(
  { storage, now, onEvent }: SyncEdges,
  entry: OutboxEntry,
  error: unknown,
): Promise<SyncEnd | null> {
  if (!(error instanceof HttpError)) {
    await storage.updateOutbox((entries) => postpone(entries, entry.seq, now()));
    return 'unreachable';
  }
  if (error.status === 401) return 'session-ended';
  const { problem } = error;
  const { message = error.message, code } = problem ?? {};
  if (isTemporary(error)) {
    const mayBeKept = code === undefined && error.status !== 500;
    const failure = { reason: message, reasonCode: code, mayBeKept };
    await storage.updateOutbox((entries) => hold(entries, entry.seq, failure));
    await onEvent({ kind: 'failed', entry, refusal: { problem } });
  } else {
    await storage.updateOutbox((entries) => refuse(entries, entry.seq, message, code));
    await onEvent({ kind: 'refused', entry, refusal: { problem } });
  }
  return null;
}

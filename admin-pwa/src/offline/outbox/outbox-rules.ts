import { decideStatus } from '@yiqiao/contract/decisions/decide-status';
import { keepAll } from '@yiqiao/contract/quote/file-deletion';
import type { QuoteSubmission } from '@yiqiao/contract/quote/quote';
import type { QuoteStatus } from '@yiqiao/contract/quote/status';
import type { OutboxEntry } from './outbox-entry.ts';

export interface Decision {
  readonly quote: QuoteSubmission;
  readonly to: QuoteStatus;
  readonly changeId: string;
  readonly username: string;
  readonly at: number;
}

/** The queued entry that decides what a submission's status will be, if any. */
export function lastWaiting(
  entries: readonly OutboxEntry[],
  quoteId: string,
): OutboxEntry | undefined {
  return entries.filter((entry) => entry.quoteId === quoteId && entry.state === 'waiting').at(-1);
}

/**
 * Adds a decision. An earlier one for the same submission that never left the device is replaced
 * (the last one wins); deciding for what the server has already takes it back altogether.
 */
export function queueChange(entries: readonly OutboxEntry[], decision: Decision): OutboxEntry[] {
  const { quote, to, changeId, at } = decision;
  const others = entries.filter((entry) => !isReplaceable(entry, quote.id));
  const now = predict(quote, lastWaiting(others, quote.id));
  if (decideStatus(now, { status: to, changeId }, at, keepAll).kind !== 'changed') return others;
  return [...others, createEntry(entries, decision, now.status)];
}

/** The submission as the server will have it once the entry has arrived. */
function predict(quote: QuoteSubmission, entry: OutboxEntry | undefined): QuoteSubmission {
  if (entry === undefined) return quote;
  const { to: status, changeId, queuedAt } = entry;
  return decideStatus(quote, { status, changeId }, queuedAt, keepAll).quote;
}

function isReplaceable(entry: OutboxEntry, quoteId: string): boolean {
  return entry.quoteId === quoteId && !(entry.state === 'waiting' && entry.isAttempted);
}

function createEntry(
  entries: readonly OutboxEntry[],
  { quote, to, changeId, username, at }: Decision,
  from: string,
): OutboxEntry {
  return {
    seq: Math.max(0, ...entries.map(({ seq }) => seq)) + 1,
    changeId,
    quoteId: quote.id,
    reference: quote.reference,
    customerName: quote.customerName,
    from,
    to,
    baseRevision: quote.revision,
    queuedAt: at,
    username,
    isAttempted: false,
    tries: 0,
    nextTryAt: 0,
    isHeld: false,
    state: 'waiting',
  };
}

/** The next entry that may be sent now; `null` when all are answered, held back or another person's. */
export function nextToSend(
  entries: readonly OutboxEntry[],
  { username, now }: { username: string; now: number },
): OutboxEntry | null {
  const held = new Set<string>();
  for (const entry of entries) {
    if (entry.state === 'refused') continue;
    const isReady = entry.state === 'waiting' && !isHeldBack(entry, now) && isOwn(entry, username);
    if (isReady && !held.has(entry.quoteId)) return entry;
    held.add(entry.quoteId);
  }
  return null;
}

/** Whether `username` may send an entry. A name that was not known when it was queued binds nobody. */
export function isOwn(entry: OutboxEntry, username: string): boolean {
  return entry.username === username || entry.username === '' || username === '';
}

export function markAttempted(entries: readonly OutboxEntry[], seq: number): OutboxEntry[] {
  return entries.map((entry) => (entry.seq === seq ? { ...entry, isAttempted: true } : entry));
}

/** The server has applied `seq`: it goes, and later changes of the submission now build on its result. */
export function acknowledge(
  entries: readonly OutboxEntry[],
  seq: number,
  quote: QuoteSubmission,
): OutboxEntry[] {
  return entries
    .filter((entry) => entry.seq !== seq)
    .map((entry) =>
      entry.quoteId === quote.id && entry.state === 'waiting'
        ? { ...entry, from: quote.status, baseRevision: quote.revision }
        : entry,
    );
}

/** This device itself has moved a submission: a change that was decided on it still holds. */
export function rebase(
  entries: readonly OutboxEntry[],
  before: Pick<QuoteSubmission, 'id' | 'revision'>,
  revision: number,
): OutboxEntry[] {
  return entries.map((entry) =>
    entry.quoteId === before.id && entry.baseRevision === before.revision
      ? { ...entry, baseRevision: revision }
      : entry,
  );
}

/** No answer: the entry stays and waits longer after every failure. */
export function postpone(entries: readonly OutboxEntry[], seq: number, now: number): OutboxEntry[] {
  return entries.map((entry) => {
    if (entry.seq !== seq) return entry;
    const { reason: _earlier, reasonCode: _itsCode, ...rest } = entry;
    const tries = entry.tries + 1;
    return { ...rest, tries, nextTryAt: now + backOffMs(tries) };
  });
}

/** The server answered that it could not: the entry stays until somebody lets it go. */
export function hold(
  entries: readonly OutboxEntry[],
  seq: number,
  reason: string,
  reasonCode?: string,
): OutboxEntry[] {
  return entries.map((entry) =>
    entry.seq === seq
      ? { ...entry, reason, reasonCode, isHeld: true, tries: entry.tries + 1 }
      : entry,
  );
}

/** No back-off is longer than the longest: one that seems so was set by a clock that ran ahead. */
function isHeldBack({ isHeld, nextTryAt }: OutboxEntry, now: number): boolean {
  return isHeld || (nextTryAt > now && nextTryAt - now <= longestBackOffMs);
}

const firstBackOffMs = 5_000;
const longestBackOffMs = 5 * 60_000;

export function backOffMs(tries: number): number {
  return Math.min(longestBackOffMs, firstBackOffMs * 2 ** (tries - 1));
}

/** The server will never take this change: it leaves the queue and stays on screen with its reason. */
export function refuse(
  entries: readonly OutboxEntry[],
  seq: number,
  reason: string,
  reasonCode?: string,
): OutboxEntry[] {
  return entries.map((entry) =>
    entry.seq === seq ? { ...entry, state: 'refused', reason, reasonCode } : entry,
  );
}

/** The submission has moved: every waiting change of it waits for the person's choice. */
export function meetConflict(
  entries: readonly OutboxEntry[],
  quote: QuoteSubmission,
): OutboxEntry[] {
  const latest = quote.history.filter(({ count }) => count === undefined).at(-1);
  const server = {
    status: quote.status,
    revision: quote.revision,
    at: latest?.at ?? quote.updatedAt,
    device: latest?.device ?? '',
  };
  const last = lastWaiting(entries, quote.id);
  return entries
    .filter((entry) => entry.quoteId !== quote.id || entry.state !== 'waiting' || entry === last)
    .map((entry) => (entry === last ? { ...entry, state: 'conflict', server } : entry));
}

/** The person keeps the own value over the server's: it is sent anew, on top of what the server has. */
export function insist(
  entries: readonly OutboxEntry[],
  seq: number,
  changeId: string,
): OutboxEntry[] {
  return entries.map((entry) => {
    if (entry.seq !== seq || entry.server === undefined) return entry;
    const { server, reason: _reason, reasonCode: _itsCode, ...rest } = entry;
    return {
      ...rest,
      changeId,
      from: server.status,
      baseRevision: server.revision,
      state: 'waiting',
      isAttempted: false,
      tries: 0,
      nextTryAt: 0,
      isHeld: false,
    };
  });
}

/** Takes a change back that never left the device; one that may have stays, to be reversed. */
export function takeBack(entries: readonly OutboxEntry[], seq: number): OutboxEntry[] {
  return entries.filter((entry) => entry.seq !== seq || entry.isAttempted);
}

export function remove(entries: readonly OutboxEntry[], seq: number): OutboxEntry[] {
  return entries.filter((entry) => entry.seq !== seq);
}

/** The network is back, or the person says so: nothing waits for its back-off or is held any more. */
export function hasten(entries: readonly OutboxEntry[]): OutboxEntry[] {
  return entries.map(release);
}

/** The same for one submission. */
export function hastenQuote(entries: readonly OutboxEntry[], quoteId: string): OutboxEntry[] {
  return entries.map((entry) => (entry.quoteId === quoteId ? release(entry) : entry));
}

function release(entry: OutboxEntry): OutboxEntry {
  return entry.nextTryAt === 0 && !entry.isHeld ? entry : { ...entry, nextTryAt: 0, isHeld: false };
}

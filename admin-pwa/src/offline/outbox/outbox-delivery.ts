import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { isReady } from './job-entry.ts';
import {
  isAside,
  isAssignEntry,
  isJobEntry,
  isStatusEntry,
  type OutboxEntry,
} from './outbox-entry.ts';

/** The entry to send next; `null` if all are answered, held back, or another person's. */
export function nextToSend(
  entries: readonly OutboxEntry[],
  { username, now }: { username: string; now: number },
): OutboxEntry | null {
  const held = new Set<string>();
  for (const entry of entries) {
    // Whose it is outdates nothing that was written; what waits for files holds up nothing else.
    if (entry.state === 'refused' || isUndecidedAssignment(entry) || isUnready(entry)) continue;
    const isReady = entry.state === 'waiting' && !isHeldBack(entry, now) && isOwn(entry, username);
    if (isReady && !held.has(entry.quoteId)) return entry;
    held.add(entry.quoteId);
  }
  return null;
}

/** Whether a change can be sent only when a person has decided an earlier one of the same submission. */
export function isBehindChoice(
  entries: readonly OutboxEntry[],
  { seq, quoteId }: OutboxEntry,
): boolean {
  return entries.some(
    (entry) =>
      entry.quoteId === quoteId &&
      entry.seq < seq &&
      entry.state === 'conflict' &&
      !isUndecidedAssignment(entry),
  );
}

function isUndecidedAssignment(entry: OutboxEntry): boolean {
  return entry.state === 'conflict' && isAssignEntry(entry);
}

function isUnready(entry: OutboxEntry): boolean {
  return isJobEntry(entry) && !isReady(entry);
}

/** Whether `username` may send an entry. One queued without a known name is anyone's. */
export function isOwn(entry: OutboxEntry, username: string): boolean {
  return entry.username === username || entry.username === '' || username === '';
}

export function markAttempted(entries: readonly OutboxEntry[], seq: number): OutboxEntry[] {
  return entries.map((entry) => (entry.seq === seq ? { ...entry, isAttempted: true } : entry));
}

/**
 * The server has applied `seq`, which is removed. Later changes of the submission build on the result of
 * a status or an offer; nothing else changes what they depend on, so their base revision
 * stays.
 */
export function acknowledge(
  entries: readonly OutboxEntry[],
  seq: number,
  quote: QuoteSubmission,
): OutboxEntry[] {
  const answered = entries.find((entry) => entry.seq === seq);
  const others = entries.filter((entry) => entry !== answered);
  if (answered !== undefined && isAside(answered)) return others;
  return others.map((entry) => {
    if (entry.quoteId !== quote.id || entry.state !== 'waiting') return entry;
    const { status: from, revision: baseRevision } = quote;
    return isStatusEntry(entry) ? { ...entry, from, baseRevision } : { ...entry, baseRevision };
  });
}

/** This device has changed a submission: its changes that wait still hold and build on the result. */
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

/** No answer: the entry stays, with a longer pause after every failure. */
export function postpone(entries: readonly OutboxEntry[], seq: number, now: number): OutboxEntry[] {
  return entries.map((entry) => {
    if (entry.seq !== seq) return entry;
    const { reason: _earlier, reasonCode: _itsCode, ...rest } = entry;
    const tries = entry.tries + 1;
    return { ...rest, tries, nextTryAt: now + backOffMs(tries) };
  });
}

/**
 * The server failed: the entry stays until somebody sends it.
 * @param mayBeKept false if the server itself has answered, by which nothing was kept: the entry is as if it had
 * never left. A proxy may answer for a server that has kept it.
 */
export function hold(
  entries: readonly OutboxEntry[],
  seq: number,
  {
    reason,
    reasonCode,
    mayBeKept,
  }: Pick<OutboxEntry, 'reason' | 'reasonCode'> & { readonly mayBeKept: boolean },
): OutboxEntry[] {
  return entries.map((entry) =>
    entry.seq === seq
      ? {
          ...entry,
          reason,
          reasonCode,
          isHeld: true,
          isAttempted: mayBeKept,
          tries: entry.tries + 1,
        }
      : entry,
  );
}

/** A pause beyond the longest back-off was set by a clock that ran ahead. */
function isHeldBack({ isHeld, nextTryAt }: OutboxEntry, now: number): boolean {
  return isHeld || (nextTryAt > now && nextTryAt - now <= longestBackOffMs);
}

const firstBackOffMs = 5_000;
const longestBackOffMs = 5 * 60_000;

export function backOffMs(tries: number): number {
  return Math.min(longestBackOffMs, firstBackOffMs * 2 ** (tries - 1));
}

/** The server refuses this change for good: it leaves the queue and stays on screen with the reason. */
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

/** The network is back, or the person asks for it: nothing waits for its back-off, and nothing is held. */
export function retryNow(entries: readonly OutboxEntry[]): OutboxEntry[] {
  return entries.map(release);
}

/** `retryNow` for one submission. */
export function retryQuoteNow(entries: readonly OutboxEntry[], quoteId: string): OutboxEntry[] {
  return entries.map((entry) => (entry.quoteId === quoteId ? release(entry) : entry));
}

function release(entry: OutboxEntry): OutboxEntry {
  return entry.nextTryAt === 0 && !entry.isHeld ? entry : { ...entry, nextTryAt: 0, isHeld: false };
}

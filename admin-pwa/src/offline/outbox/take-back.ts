import { quoteStatusSchema } from '@yiqiao/contract/record/status';
import * as z from 'zod/mini';
import { isStatusEntry, type OutboxEntry } from './outbox-entry.ts';

/**
 * Removes a change that never left the device. A status that may have left is not sent again: the way back
 * waits in its place.
 */
export function takeBack(
  entries: readonly OutboxEntry[],
  seq: number,
  changeId: string,
): OutboxEntry[] {
  const entry = entries.find((it) => it.seq === seq);
  if (entry === undefined || !entry.isAttempted) return remove(entries, seq);
  if (!isStatusEntry(entry)) return [...entries];
  const before = z.safeParse(quoteStatusSchema, entry.from);
  if (!before.success) return [...entries];
  const { reason: _reason, reasonCode: _itsCode, undoes: _undoes, ...rest } = entry;
  const back = {
    ...rest,
    seq: nextSeq(entries),
    changeId,
    from: entry.to,
    to: before.data,
    undoes: entry.changeId,
    isAttempted: false,
    tries: 0,
    nextTryAt: 0,
    isHeld: false,
  };
  return [...remove(entries, seq), back];
}

export function remove(entries: readonly OutboxEntry[], seq: number): OutboxEntry[] {
  return entries.filter((entry) => entry.seq !== seq);
}

/** The place of the next change. */
export function nextSeq(entries: readonly OutboxEntry[]): number {
  return Math.max(0, ...entries.map(({ seq }) => seq)) + 1;
}

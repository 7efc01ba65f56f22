import type { OutboxEntry } from '../offline/outbox/outbox-entry.ts';

/** Whether a queued change is worth a mark: not while it is on its way for the first time. */
export function isNews({ state, tries }: OutboxEntry, isSending: boolean): boolean {
  return !isSending || state !== 'waiting' || tries > 0;
}

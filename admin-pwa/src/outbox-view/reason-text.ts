import type { OutboxEntry } from '../offline/outbox/outbox-entry.ts';
import { texts } from '../texts/texts.ts';

/** What the server said of a change that it did not take; `null` where it said nothing. */
export function reasonText({ kind, reason, reasonCode }: OutboxEntry): string | null {
  if (reason === undefined) return null;
  const { order, seat } = texts();
  const faults = kind === 'job' ? seat.faults : order.faults;
  // It named what is in the way in the submission, without a sentence of its own.
  if (reason === '') return reasonCode === undefined ? '' : faults(reasonCode);
  return texts().answers.refusal({ message: reason, code: reasonCode }) ?? reason;
}

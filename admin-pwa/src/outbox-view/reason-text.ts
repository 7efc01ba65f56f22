import type { OutboxEntry } from '../offline/outbox/outbox-entry.ts';
import { texts } from '../texts/texts.ts';

/** What the server said of a change that it did not take; `null` where it said nothing. */
export function reasonText({ reason, reasonCode }: OutboxEntry): string | null {
  if (reason === undefined) return null;
  // It named what is in the way in the submission, without a sentence of its own.
  if (reason === '') return reasonCode === undefined ? '' : texts().order.faults(reasonCode);
  return texts().answers.refusal({ message: reason, code: reasonCode }) ?? reason;
}

import type { OutboxEntry } from '../offline/outbox/outbox-entry.ts';
import { texts } from '../texts/texts.ts';

/** What the server said of a change that it did not take; `null` where it said nothing. */
export function reasonText({ reason, reasonCode }: OutboxEntry): string | null {
  if (reason === undefined) return null;
  return texts().answers.refusal({ message: reason, code: reasonCode }) ?? reason;
}

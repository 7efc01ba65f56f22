import { decideMailFailed, decideMailSent } from '@yiqiao/contract/commands/server/decide-mail';
import type { Decision } from '@yiqiao/contract/record/decision';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { Delivery } from './message.ts';

/** What came of an attempt to send a mail. */
export interface Outcome {
  readonly delivery: Delivery;
  /** The last message that the mail told of, if it told of messages. */
  readonly upTo: string | undefined;
}

/** @param id of the mail. */
export function recordOutcome(
  quote: StoredQuote,
  id: string,
  { delivery, upTo }: Outcome,
  at: number,
): Decision<StoredQuote> {
  if (delivery.kind === 'sent') return decideMailSent(quote, { id, upTo }, at);
  return decideMailFailed(quote, { id, outcome: delivery.kind, reason: delivery.reason }, at);
}

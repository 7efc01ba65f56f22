import { touch } from '../files/plan-deletion.ts';
import { changeAside, type Decidable, type Decision, toDateTime } from '../record/decision.ts';
import { orderLimits, textLimits } from '../record/order.ts';
import { readLines, type TextFault } from '../text/order-text.ts';
import type { CommandContext } from './command.ts';

interface NewMessage {
  readonly id: string;
  readonly from: 'office' | 'client';
  readonly text: string;
  /** For the office's messages: whether an answer is expected. Defaults to whether the text has a question mark. */
  readonly isQuestion?: boolean | undefined;
  readonly device?: string | undefined;
}

/** Adds a message to the thread between office and client. Decisions based on the revision before it remain valid. */
export function addMessage<Quote extends Decidable>(
  quote: Quote,
  written: NewMessage,
  { at, rules }: CommandContext,
): Decision<Quote, TextFault | 'order-full'> {
  const { messages = [], status } = quote;
  const { id, from, device } = written;
  const sent = messages.filter((message) => message.from === from);
  if (sent.some((message) => message.id === id)) return { kind: 'unchanged', quote };
  const read = readLines(written.text, textLimits.message);
  if ('fault' in read) return { kind: 'refused', reason: read.fault, quote };
  if (sent.length >= orderLimits.messages) return { kind: 'refused', reason: 'order-full', quote };
  const { isQuestion = /[?？]/.test(read.text) } = written;
  const message = {
    id,
    from,
    text: read.text,
    ...(from === 'office' && isQuestion && { isQuestion }),
    at: toDateTime(at),
    ...(device !== undefined && { device }),
  };
  return changeAside(quote, {
    messages: [...messages, message],
    ...touch(quote, status, at, rules),
  });
}

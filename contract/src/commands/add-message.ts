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
  /** The file that came with it. */
  readonly sourceId?: string | undefined;
  readonly device?: string | undefined;
}

/** Adds a message to the thread between office and client. Decisions based on the revision before it remain valid. */
export function addMessage<Quote extends Decidable>(
  quote: Quote,
  written: NewMessage,
  { at, rules }: CommandContext,
): Decision<Quote, TextFault | 'order-full'> {
  const { messages = [], status } = quote;
  const { id, from } = written;
  if (messages.some((message) => message.from === from && message.id === id)) {
    return { kind: 'unchanged', quote };
  }
  const message = composeMessage(quote, written, at);
  if ('fault' in message) return { kind: 'refused', reason: message.fault, quote };
  return changeAside(quote, {
    messages: [...messages, message],
    ...touch(quote, status, at, rules),
  });
}

/** A message as the thread keeps it, or why it does not. @param at in ms since the epoch. */
export function composeMessage(
  { messages = [] }: Pick<Decidable, 'messages'>,
  written: NewMessage,
  at: number,
) {
  const { id, from, sourceId, device } = written;
  const read = readLines(written.text, textLimits.message);
  if ('fault' in read) return read;
  const sent = messages.filter((message) => message.from === from);
  if (sent.length >= orderLimits.messages) return { fault: 'order-full' } as const;
  const { isQuestion = /[?？]/.test(read.text) } = written;
  return {
    id,
    from,
    text: read.text,
    ...(sourceId !== undefined && { sourceId }),
    ...(from === 'office' && isQuestion && { isQuestion }),
    at: toDateTime(at),
    ...(device !== undefined && { device }),
  };
}

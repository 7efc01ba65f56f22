import * as z from 'zod/mini';
import { touch } from '../../files/plan-deletion.ts';
import { sourceState } from '../../life/source-state.ts';
import { changeAside, type Decidable, type Decision, toDateTime } from '../../record/decision.ts';
import { senderShape } from '../../record/sender.ts';
import { sourceAnswers } from '../../record/source.ts';
import type { TextFault } from '../../text/order-text.ts';
import { composeMessage } from '../add-message.ts';
import { type CommandContext, type CommandRequest, staffCommand } from '../command.ts';
import { endpoint } from '../endpoint.ts';

/** What becomes of an added document without a quote. The client reads the text: no answer is silent. */
export const answerSource = endpoint({
  ...staffCommand,
  path: '/api/quotes/:id/sources/:sourceId/answers',
  request: z.object({ what: z.enum(sourceAnswers), text: z.string(), ...senderShape }),
  invalid: 'Give `what` ("included" or "left-out") and `text`, what the client reads.',
});

/**
 * - `source-missing`: the order has no such document, or the client has taken it back or made it a reference.
 * - `source-answered`: it was answered before.
 */
export type SourceAnswerRefusal = 'source-missing' | 'source-answered' | 'order-full' | TextFault;

/** A repeat (the same `changeId`) changes nothing. */
export function decideSourceAnswer<Quote extends Decidable>(
  quote: Quote,
  request: CommandRequest<typeof answerSource>,
  { at, rules }: CommandContext,
): Decision<Quote, SourceAnswerRefusal> {
  const { sources = [], messages = [], status } = quote;
  const { sourceId, what, text, device, changeId } = request;
  const found = sources.find(({ id }) => id === sourceId);
  if (found?.answer?.changeId === changeId) return { kind: 'unchanged', quote };
  const state = found === undefined ? 'removed' : sourceState(quote, found);
  if (found === undefined || state === 'removed' || state === 'reference') {
    return { kind: 'refused', reason: 'source-missing', quote };
  }
  if (state !== 'open') return { kind: 'refused', reason: 'source-answered', quote };
  const message = composeMessage(
    quote,
    { id: changeId, from: 'office', text, isQuestion: false, device },
    at,
  );
  if ('fault' in message) return { kind: 'refused', reason: message.fault, quote };
  const sender = { ...(device !== undefined && { device }), changeId };
  const answered = { ...found, answer: { what, at: toDateTime(at), ...sender } };
  return changeAside(quote, {
    sources: sources.map((source) => (source === found ? answered : source)),
    messages: [...messages, message],
    ...touch(quote, status, at, rules),
  });
}

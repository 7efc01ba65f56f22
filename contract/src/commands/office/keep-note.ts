import * as z from 'zod/mini';
import { changeAside, type Decidable, type Decision, toDateTime } from '../../record/decision.ts';
import { orderLimits, textLimits } from '../../record/order.ts';
import { senderShape } from '../../record/sender.ts';
import { readLines, type TextFault } from '../../text/order-text.ts';
import { type CommandContext, type Identified, type RequestOf, staffCommand } from '../command.ts';
import { endpoint } from '../endpoint.ts';

export const keepNote = endpoint({
  ...staffCommand,
  path: '/api/quotes/:id/notes',
  request: z.object({ text: z.string(), ...senderShape }),
  invalid: 'Give the `text` of the note.',
});

/** Adds a note that only staff can read. */
export function decideNote<Quote extends Decidable>(
  quote: Quote,
  { changeId: id, text, device }: Identified<RequestOf<typeof keepNote>>,
  { at }: Pick<CommandContext, 'at'>,
): Decision<Quote, TextFault | 'order-full'> {
  const { notes = [] } = quote;
  if (notes.some((note) => note.id === id)) return { kind: 'unchanged', quote };
  const read = readLines(text, textLimits.note);
  if ('fault' in read) return { kind: 'refused', reason: read.fault, quote };
  if (notes.length >= orderLimits.notes) return { kind: 'refused', reason: 'order-full', quote };
  const note = {
    id,
    text: read.text,
    ...(device !== undefined && { device }),
    at: toDateTime(at),
  };
  return changeAside(quote, { notes: [...notes, note] });
}

import { changeAside, type Decidable, type Decision, toDateTime } from '../../record/decision.ts';
import { orderLimits, textLimits } from '../../record/order.ts';
import { readLines, type TextFault } from '../../text/order-text.ts';

export interface NoteCommand {
  /** The sender's own id of the note: a repeat of it changes nothing. */
  readonly id: string;
  readonly text: string;
  readonly device?: string | undefined;
}

/** Keeps a note that only staff read. @param at in ms since the epoch. */
export function decideNote<Quote extends Decidable>(
  quote: Quote,
  { id, text, device }: NoteCommand,
  at: number,
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

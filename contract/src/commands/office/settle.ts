import * as z from 'zod/mini';
import { changeAside, type Decidable, type Decision, toDateTime } from '../../record/decision.ts';
import { senderShape } from '../../record/sender.ts';
import { type CommandContext, type RequestOf, staffCommand } from '../command.ts';
import { endpoint } from '../endpoint.ts';

/**
 * Marks a client's message, reference file or refusal of an amendment as needing no answer, or a failed mail as having
 * reached the client another way.
 */
export const settle = endpoint({
  ...staffCommand,
  path: '/api/quotes/:id/settlements',
  request: z.object({
    what: z.enum(['message', 'file', 'refusal', 'mail']),
    /** The id of the message, file or mail; the version that was declined. */
    about: z.string(),
    ...senderShape,
  }),
  invalid: 'Give `what` ("message", "file", "refusal" or "mail") and `about`, its id or version.',
});

/**
 * Takes an item off the office's list of things to do. An item that is settled already or no longer kept is left
 * alone; items that arrived later stay on the list.
 */
export function decideSettlement<Quote extends Decidable>(
  quote: Quote,
  { what, about, device }: RequestOf<typeof settle>,
  { at }: Pick<CommandContext, 'at'>,
): Decision<Quote> {
  const settled = { at: toDateTime(at), ...(device !== undefined && { device }) };
  const { messages = [], sources = [], refusals = [], mails = [] } = quote;
  const isIt = (it: { readonly id: string; readonly settled?: object | undefined }) =>
    it.id === about && it.settled === undefined;
  switch (what) {
    case 'message': {
      const index = messages.findIndex((it) => isIt(it) && it.from === 'client');
      if (index === -1) return { kind: 'unchanged', quote };
      return changeAside(quote, { messages: markSettled(messages, index, settled) });
    }
    case 'file': {
      // A document is answered, not settled.
      const index = sources.findIndex((it) => isIt(it) && it.role === 'reference');
      if (index === -1) return { kind: 'unchanged', quote };
      return changeAside(quote, { sources: markSettled(sources, index, settled) });
    }
    case 'refusal': {
      const index = refusals.findIndex(
        ({ version, settled: known }) => `${version}` === about && known === undefined,
      );
      if (index === -1) return { kind: 'unchanged', quote };
      return changeAside(quote, { refusals: markSettled(refusals, index, settled) });
    }
    case 'mail': {
      const index = mails.findIndex((it) => isIt(it) && it.to === 'client');
      if (index === -1) return { kind: 'unchanged', quote };
      return changeAside(quote, { mails: markSettled(mails, index, settled) });
    }
  }
}

function markSettled<Item extends object>(
  items: readonly Item[],
  index: number,
  settled: { readonly at: string; readonly device?: string },
): (Item & { settled?: { at: string; device?: string } })[] {
  return items.map((item, place) => (place === index ? { ...item, settled } : item));
}

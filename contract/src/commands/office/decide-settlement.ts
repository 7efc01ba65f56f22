import { changeAside, type Decidable, type Decision, toDateTime } from '../../record/decision.ts';

export interface SettlementCommand {
  /** `message`: of the client, it needs no answer. `mail`: it has reached the client another way. */
  readonly what: 'message' | 'mail';
  /** Its id. */
  readonly about: string;
  readonly device?: string | undefined;
}

/**
 * The office is done with something that would wait for it otherwise. What is settled, or kept no more, stays as
 * it is; what came in after it waits all the same.
 * @param at in ms since the epoch.
 */
export function decideSettlement<Quote extends Decidable>(
  quote: Quote,
  { what, about, device }: SettlementCommand,
  at: number,
): Decision<Quote> {
  const settled = { at: toDateTime(at), ...(device !== undefined && { device }) };
  const { messages = [], mails = [] } = quote;
  if (what === 'message') {
    const index = messages.findIndex(
      (message) =>
        message.id === about && message.from === 'client' && message.settled === undefined,
    );
    return index === -1
      ? { kind: 'unchanged', quote }
      : changeAside(quote, { messages: settle(messages, index, settled) });
  }
  const index = mails.findIndex(
    ({ id, to, settled: known }) => id === about && to === 'client' && known === undefined,
  );
  return index === -1
    ? { kind: 'unchanged', quote }
    : changeAside(quote, { mails: settle(mails, index, settled) });
}

function settle<Item extends object>(
  items: readonly Item[],
  index: number,
  settled: { readonly at: string; readonly device?: string },
): (Item & { settled?: { at: string; device?: string } })[] {
  return items.map((item, place) => (place === index ? { ...item, settled } : item));
}

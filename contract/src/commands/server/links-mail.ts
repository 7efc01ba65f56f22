import { lifeState } from '../../life/life-state.ts';
import { changeAside, type Decidable, type Decision, toDateTime } from '../../record/decision.ts';
import { isQueued, keepNewest } from '../../record/mail.ts';
import { emailKey } from '../../text/email.ts';
import { clientOf, newMail } from './with-mails.ts';

/** Shortest time between two mails of links to one address. */
const pauseMs = 10 * 60_000;

/** Whether an order is neither over nor forgotten: its link is one that a client may ask for. */
export function isOpenOrder(quote: Decidable, at: number): boolean {
  return !['completed', 'cancelled', 'deleted'].includes(lifeState(quote, at));
}

/**
 * The open orders of an address, in the order given.
 * @param key of the address, see `emailKey`.
 * @param at in ms since the epoch.
 */
export function findOpenOrders<Quote extends Decidable>(
  quotes: readonly Quote[],
  key: string,
  at: number,
): readonly Quote[] {
  return quotes.filter((quote) => emailKey(quote.customerEmail) === key && isOpenOrder(quote, at));
}

/**
 * Whether the links have been mailed lately, or are about to be.
 * @param quotes all orders of an address: the one that the mail was queued on may be over by now.
 * @param at in ms since the epoch.
 */
export function areLinksMailed(quotes: readonly Pick<Decidable, 'mails'>[], at: number): boolean {
  const mails = quotes.flatMap((quote) => quote.mails ?? []);
  return mails.some(
    (mail) =>
      mail.event === 'links' && (isQueued(mail) || Date.parse(mail.queuedAt) + pauseMs > at),
  );
}

/**
 * Queues the mail with the links of all the client's open orders on one of them. Which orders these are is looked up
 * when the mail is sent.
 * @param key the address that was typed, see `emailKey`; the mail goes to the one on record.
 * @param at in ms since the epoch.
 */
export function decideLinksMail<Quote extends Decidable>(
  quote: Quote,
  key: string,
  at: number,
): Decision<Quote> {
  const isTheirs = findOpenOrders([quote], key, at).length > 0;
  if (!isTheirs || areLinksMailed([quote], at)) return { kind: 'unchanged', quote };
  const about = toDateTime(at);
  const what = { id: `links.${about}`, event: 'links', about, to: 'client' };
  const mail = newMail({ ...what, ...clientOf(quote) }, at);
  // Anybody can ask again and again: only the last of these stays on record.
  const others = quote.mails?.filter(({ event }) => event !== 'links') ?? [];
  return changeAside(quote, { mails: keepNewest([...others, mail]) });
}

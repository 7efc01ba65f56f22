import { assertNever } from '@yiqiao/contract/assert-never';
import { defaultCurrency } from '@yiqiao/contract/money/currency';
import { moneyText } from '../figures/money-text.ts';
import type { OfferEntry, OutboxEntry } from '../offline/outbox/outbox-entry.ts';
import { asideWords } from '../state/outbox/aside-words.ts';
import { texts } from '../texts/texts.ts';

/** What an entry of the outbox would do, in the fewest words. */
export function entryName(entry: OutboxEntry): string {
  const { order, status } = texts();
  switch (entry.kind) {
    case 'status':
      return status.name(entry.to);
    case 'offer':
      return order.what.offer(offerSum(entry.offer));
    case 'aside':
      return asideWords(entry).name;
    case 'new-request':
      return order.newRequest.title;
    case 'job':
      return texts().seat.changes[entry.command].name;
    default:
      return assertNever(entry);
  }
}

/** The same and what the server has in its place, as short as a row needs them. */
export function collidingNames(entry: OutboxEntry): readonly [own: string, server: string] {
  const { list, status } = texts();
  if (entry.kind === 'offer') {
    const { offer, server } = entry;
    const isOffer = server?.acceptedBy !== undefined || server?.obstacle === undefined;
    const there = isOffer ? server?.total : undefined;
    const known = server ? status.name(server.status) : list.queued.anotherStatus;
    const sum = there === undefined ? known : offerSum({ ...server, total: there });
    return [offerSum(offer), sum];
  }
  const known = entry.kind === 'status' ? entry.server : undefined;
  return [entryName(entry), known ? status.name(known.status) : list.queued.anotherStatus];
}

/** The offer that the server has, or its status where nothing is offered any more. */
export function serverOfferName({ server }: OfferEntry): string {
  const { list, order, status } = texts();
  if (server === undefined) return list.queued.anotherStatus;
  const { version, total, currency, acceptedBy, obstacle } = server;
  const isOffer = acceptedBy !== undefined || obstacle === undefined;
  if (!isOffer || version === undefined || total === undefined) return status.name(server.status);
  const name = acceptedBy === undefined ? order.quote.replaced : order.conflict.accepted;
  return name(version, offerSum({ total, currency }));
}

/** What an earlier release stored says nothing of its currency: it was in dollars. */
function offerSum({
  total,
  currency = defaultCurrency,
}: {
  readonly total: string;
  readonly currency?: string | undefined;
}): string {
  return moneyText(total, currency);
}

/** By which the person knows what an entry is about. */
export function entrySubject(entry: OutboxEntry): string {
  return entry.kind === 'job' ? entry.fileName : entry.customerName;
}

import { declinableUntil } from '@yiqiao/contract/life/pay-now';
import type { Offer } from '@yiqiao/contract/record/order';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import { replyDueAt } from '@yiqiao/contract/text/deadline';
import type {
  AcceptedFacts,
  ClientMailFacts,
  MailFormats,
  OfferFacts,
  OfficeMailFacts,
  PaidFacts,
  ReceivedFacts,
} from '../texts/mail-texts.ts';
import { deliveryFacts } from './delivery-facts.ts';
import { describeCount } from './describe-count.ts';
import { toGreetingName } from './greeting-name.ts';
import { createMoments } from './moments.ts';
import { newsFacts } from './news-facts.ts';
import { talkFacts } from './talk-facts.ts';

/**
 * By the event: what a mail says of a submission. A function gives undefined where the record does not hold (any
 * more) what the mail is about.
 */
export type FactsOf<Facts> = {
  readonly [Event in keyof Facts]: (about: string | undefined) => Facts[Event] | undefined;
};

/** In the moments of the client's zone. */
export function createClientFacts(
  quote: StoredQuote,
  formats: MailFormats,
): FactsOf<ClientMailFacts> {
  const facts = createMailFacts(quote, formats, quote.timeZone);
  return {
    received: facts.received,
    quote: facts.offer,
    expired: facts.offer,
    question: facts.message,
    // Anyone with the link can accept under any name, and the mail goes to the address that was typed first.
    accepted(about) {
      const accepted = facts.accepted(about);
      return accepted && { ...accepted, by: toGreetingName(accepted.by) ?? undefined };
    },
    delivered: facts.delivered,
    completed: facts.completed,
    ...newsFacts(quote, formats),
  };
}

/** In moments that name the office's zone, and with the client's name. */
export function createOfficeFacts(
  quote: StoredQuote,
  formats: MailFormats,
): FactsOf<OfficeMailFacts> {
  const facts = createMailFacts(quote, formats, undefined);
  const withClient =
    <Facts>(find: (about: string | undefined) => Facts | undefined) =>
    (about: string | undefined) => {
      const found = find(about);
      return found && { ...found, client: quote.customerName };
    };
  return {
    'new-request': withClient(facts.received),
    acceptance: withClient(facts.accepted),
    refusal: withClient(facts.offer),
    answer: withClient(facts.messages),
    file: withClient(facts.file),
    wish: withClient(facts.wish),
    revision: withClient(facts.revision),
    confirmation: withClient(facts.confirmation),
    paid: withClient(facts.paid),
  };
}

/** In the figures of a language and the moments of a zone. */
function createMailFacts(
  quote: StoredQuote,
  formats: MailFormats,
  /** The reader's. Undefined: that of the office, which each moment names then. */
  timeZone: string | undefined,
) {
  const { reference } = quote;
  const moment = createMoments(formats, timeZone);

  function offer(about: string | undefined): OfferFacts | undefined {
    const found = quote.offers?.find(({ version }) => `${version}` === about);
    return found && { reference, ...describeOffer(found, formats), ...momentsOf(found) };
  }

  function momentsOf({ deliverBy, validUntil }: Offer) {
    return { deliverBy: moment(deliverBy), validUntil: moment(validUntil) };
  }

  return {
    received: (): ReceivedFacts => ({
      reference,
      words: describeCount(quote, formats),
      replyBy: moment(replyDueAt(quote.createdAt)),
      toPay: sayEstimate(quote, formats),
    }),
    offer,
    accepted(about: string | undefined): AcceptedFacts | undefined {
      const facts = offer(about);
      const { acceptance, earlierAcceptances = [] } = quote;
      const found = [acceptance, ...earlierAcceptances].find((it) => `${it?.version}` === about);
      if (facts === undefined || found === undefined) return undefined;
      const declinable = declinableUntil({ acceptance: found });
      const declineBy = declinable === null ? undefined : moment(declinable);
      return { ...facts, by: found.name, at: moment(found.at), declineBy };
    },
    paid(about: string | undefined): PaidFacts | undefined {
      const found = quote.payments?.find(({ id }) => id === about);
      if (found?.paidAt === undefined) return undefined;
      const { version, paidAt, received } = found;
      const amount = formats.money(found.amount, found.currency);
      return { reference, version, amount, at: moment(paidAt), isUnclear: received !== undefined };
    },
    ...talkFacts(quote, formats, moment),
    ...deliveryFacts(quote, moment),
  };
}

function sayEstimate({ offers }: StoredQuote, formats: MailFormats): string | undefined {
  const estimate = offers?.find(({ fromEstimate }) => fromEstimate);
  return estimate && formats.money(estimate.total, estimate.currency);
}

function describeOffer(offer: Offer, formats: MailFormats) {
  const { version, total, currency, wordCount, pricePerWord, payBy, amends } = offer;
  return {
    version,
    total: formats.money(total, currency),
    words: formats.count(wordCount),
    payBy: payBy === undefined ? undefined : formats.day(payBy),
    amends,
    rate: pricePerWord === undefined ? undefined : formats.money(pricePerWord, currency),
  };
}

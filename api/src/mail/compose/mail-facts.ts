import { company } from '@yiqiao/contract/company';
import type { Offer } from '@yiqiao/contract/record/order';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import { replyDueAt } from '@yiqiao/contract/text/deadline';
import type {
  AcceptedFacts,
  MailFormats,
  OfferFacts,
  PaidFacts,
  ReceivedFacts,
  SayMoment,
} from '../texts/mail-texts.ts';
import { deliveryFacts } from './delivery-facts.ts';
import { describeCount } from './describe-count.ts';
import { talkFacts } from './talk-facts.ts';

/**
 * What mails say of a submission, in the figures of a language and the moments of a zone. A function gives
 * undefined where the record does not hold (any more) what the mail is about.
 */
export function createMailFacts(
  quote: StoredQuote,
  formats: MailFormats,
  /** The reader's. Undefined: that of the office, which each moment names then. */
  timeZone: string | undefined,
) {
  const { reference } = quote;
  const moment: SayMoment = (at) => {
    const said = formats.moment(new Date(at).getTime(), timeZone ?? company.timeZone);
    return timeZone === undefined ? { ...said, short: said.zoned } : said;
  };

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
    }),
    offer,
    accepted(about: string | undefined): AcceptedFacts | undefined {
      const facts = offer(about);
      const { acceptance } = quote;
      if (facts === undefined || `${acceptance?.version}` !== about) return undefined;
      return acceptance && { ...facts, by: acceptance.name, at: moment(acceptance.at) };
    },
    paid(about: string | undefined): PaidFacts | undefined {
      const found = quote.payments?.find(({ id }) => id === about);
      if (found?.paidAt === undefined) return undefined;
      const { version, paidAt, received } = found;
      const amount = formats.money(found.amount);
      return { reference, version, amount, at: moment(paidAt), isUnclear: received !== undefined };
    },
    ...talkFacts(quote, moment),
    ...deliveryFacts(quote, moment),
  };
}

function describeOffer(offer: Offer, formats: MailFormats) {
  const { version, total, wordCount, pricePerWord } = offer;
  return {
    version,
    total: formats.money(total),
    words: formats.count(wordCount),
    rate: pricePerWord === undefined ? undefined : formats.money(pricePerWord),
  };
}

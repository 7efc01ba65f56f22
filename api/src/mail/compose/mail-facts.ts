import { gatherMessages } from '@yiqiao/contract/commands/server/gathered-messages';
import { company } from '@yiqiao/contract/company';
import { allDeletedAt } from '@yiqiao/contract/files/receipt-files';
import { confirmationDays } from '@yiqiao/contract/life/awaited-delivery';
import type { StaffDelivery } from '@yiqiao/contract/record/delivery';
import type { Offer } from '@yiqiao/contract/record/order';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import { wishDueAt, wishKinds } from '@yiqiao/contract/record/wish';
import { replyDueAt } from '@yiqiao/contract/text/deadline';
import type {
  AcceptedFacts,
  CompletedFacts,
  DeliveredFacts,
  DeliveryAnswerFacts,
  MailFormats,
  MessageFacts,
  MessagesFacts,
  OfferFacts,
  PaidFacts,
  ReceivedFacts,
  SaidMoment,
  WishFacts,
} from '../texts/mail-texts.ts';
import { describeCount } from './describe-count.ts';

const dayMs = 24 * 3_600_000;

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
  function moment(at: string | number): SaidMoment {
    const said = formats.moment(new Date(at).getTime(), timeZone ?? company.timeZone);
    return timeZone === undefined ? { ...said, short: said.zoned } : said;
  }

  function offer(about: string | undefined): OfferFacts | undefined {
    const found = quote.offers?.find(({ version }) => `${version}` === about);
    return found && { reference, ...describeOffer(found, formats), ...momentsOf(found) };
  }

  function momentsOf({ deliverBy, validUntil }: Offer) {
    return { deliverBy: moment(deliverBy), validUntil: moment(validUntil) };
  }

  function answer(
    about: string | undefined,
    momentOf: (delivery: StaffDelivery) => string | undefined,
  ): DeliveryAnswerFacts | undefined {
    const found = quote.deliveries?.find(({ number }) => `${number}` === about);
    const at = found && momentOf(found);
    return found && at ? { reference, number: found.number, at: moment(at) } : undefined;
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
    message(about: string | undefined): MessageFacts | undefined {
      const found = quote.messages?.find(({ id }) => id === about);
      return found && { reference, isQuestion: found.isQuestion === true, at: moment(found.at) };
    },
    messages(about: string | undefined): MessagesFacts | undefined {
      const found = gatherMessages(quote, about);
      const last = found.at(-1);
      return last && { reference, count: found.length, at: moment(last.at) };
    },
    delivered(about: string | undefined): DeliveredFacts | undefined {
      const found = quote.deliveries?.find(({ number }) => `${number}` === about);
      if (found === undefined) return undefined;
      const revisionsUntil = moment(Date.parse(found.at) + confirmationDays * dayMs);
      return { reference, files: found.files.length, at: moment(found.at), revisionsUntil };
    },
    wish(about: string | undefined): WishFacts | undefined {
      const found = quote.wishes?.find(({ id }) => id === about);
      const what = wishKinds.find((kind) => kind === found?.what);
      if (found === undefined || what === undefined) return undefined;
      return { reference, what, at: moment(found.at), answerBy: moment(wishDueAt(found)) };
    },
    revision: (about: string | undefined) => answer(about, ({ revision }) => revision?.at),
    confirmation: (about: string | undefined) => answer(about, ({ confirmedAt }) => confirmedAt),
    paid(about: string | undefined): PaidFacts | undefined {
      const found = quote.payments?.find(({ id }) => id === about);
      if (found?.paidAt === undefined) return undefined;
      const { version, paidAt, received } = found;
      const amount = formats.money(found.amount);
      return { reference, version, amount, at: moment(paidAt), isUnclear: received !== undefined };
    },
    completed: (): CompletedFacts => ({
      reference,
      deletedAt: moment(allDeletedAt(quote) ?? quote.updatedAt),
    }),
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

import { basisOf } from '@yiqiao/contract/counting/word-count';
import type { StoredQuote } from '@yiqiao/contract/decisions/stored-quote';
import type { Offer } from '@yiqiao/contract/order/order';
import { confirmationDays } from '@yiqiao/contract/order/order-life';
import { replyDueAt } from '@yiqiao/contract/text/deadline';
import type {
  AcceptedFacts,
  CompletedFacts,
  DeliveredFacts,
  MailFormats,
  MessageFacts,
  OfferFacts,
  ReceivedFacts,
} from '../texts/mail-texts.ts';

const dayMs = 24 * 3_600_000;

/**
 * What mails say of a submission, in the figures of a language and the moments of a zone. A function gives
 * undefined where the record does not hold (any more) what the mail is about.
 */
export function createMailFacts(
  quote: StoredQuote,
  formats: MailFormats,
  /** Undefined: the server's own, which is the office's. */
  timeZone: string | undefined,
) {
  const { reference } = quote;
  const moment = (at: string | number) => formats.moment(new Date(at).getTime(), timeZone);

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
    message(about: string | undefined): MessageFacts | undefined {
      const found = quote.messages?.find(({ id }) => id === about);
      return found && { reference, isQuestion: found.isQuestion === true, at: moment(found.at) };
    },
    delivered(about: string | undefined): DeliveredFacts | undefined {
      const found = quote.deliveries?.find(({ number }) => `${number}` === about);
      if (found === undefined) return undefined;
      const revisionsUntil = moment(Date.parse(found.at) + confirmationDays * dayMs);
      return { reference, files: found.files.length, at: moment(found.at), revisionsUntil };
    },
    completed: (): CompletedFacts => ({
      reference,
      deletedAt: moment(quote.fileDeletedAt ?? quote.updatedAt),
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

function describeCount(quote: StoredQuote, formats: MailFormats): string {
  const basis = basisOf(quote);
  if (basis === 'none' || basis === 'counting') return formats.countOf({ basis });
  return formats.countOf({ basis, words: formats.count(quote.wordCount) });
}

import { allDeletedAt } from '@yiqiao/contract/files/receipt-files';
import { confirmationDays } from '@yiqiao/contract/life/awaited-delivery';
import type { StaffDelivery } from '@yiqiao/contract/record/delivery';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type {
  CompletedFacts,
  DeliveredFacts,
  DeliveryAnswerFacts,
  SayMoment,
} from '../texts/mail-texts.ts';

const dayMs = 24 * 3_600_000;

/** What mails say of deliveries, of the client's answer to one, and of the end of the order. */
export function deliveryFacts(quote: StoredQuote, moment: SayMoment) {
  const { reference } = quote;
  const find = (about: string | undefined) =>
    quote.deliveries?.find(({ number }) => `${number}` === about);

  function answer(
    about: string | undefined,
    momentOf: (delivery: StaffDelivery) => string | undefined,
  ): DeliveryAnswerFacts | undefined {
    const found = find(about);
    const at = found && momentOf(found);
    return found && at ? { reference, number: found.number, at: moment(at) } : undefined;
  }

  return {
    delivered(about: string | undefined): DeliveredFacts | undefined {
      const found = find(about);
      if (found === undefined) return undefined;
      const revisionsUntil = moment(Date.parse(found.at) + confirmationDays * dayMs);
      return { reference, files: found.files.length, at: moment(found.at), revisionsUntil };
    },
    revision: (about: string | undefined) => answer(about, ({ revision }) => revision?.at),
    confirmation: (about: string | undefined) => answer(about, ({ confirmedAt }) => confirmedAt),
    completed: (): CompletedFacts => ({
      reference,
      deletedAt: moment(allDeletedAt(quote) ?? quote.updatedAt),
    }),
  };
}

import { orderMoney } from '@yiqiao/contract/life/order-money';
import { centsToDecimal } from '@yiqiao/contract/money/money';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { MailFormats, SayMoment } from '../texts/mail-texts.ts';
import type { CancelledFacts, PaymentFacts } from '../texts/news-facts.ts';

/** What mails say of that which the office has done to an order. */
export function newsFacts(quote: StoredQuote, moment: SayMoment, formats: MailFormats) {
  const { reference } = quote;
  const ofOrder = () => ({ reference });
  return {
    cancelled(about: string | undefined): CancelledFacts | undefined {
      if (about === undefined || quote.status !== 'cancelled') return undefined;
      return { reference, at: moment(about) };
    },
    payment(about: string | undefined): PaymentFacts | undefined {
      const money = orderMoney(quote);
      const came = findPayment(quote, about);
      if (money === null || came === undefined) return undefined;
      const say = (cents: number) => formats.money(centsToDecimal(cents), money.currency);
      return {
        reference,
        amount: formats.money(came.amount, came.currency),
        isTransfer: came.isTransfer,
        day: formats.day(came.day),
        agreed: say(money.agreed),
        open: money.open === 0 ? undefined : say(money.open),
      };
    },
    'new-link': ofOrder,
    'new-address': ofOrder,
  };
}

function findPayment(
  { payments = [], recordedPayments = [] }: StoredQuote,
  id: string | undefined,
) {
  const recorded = recordedPayments.find((it) => it.id === id);
  if (recorded !== undefined) {
    const { amount, currency, way, receivedOn: day, reversal } = recorded;
    if (reversal?.kind === 'mistake') return undefined;
    return { amount, currency, day, isTransfer: way === 'bank' };
  }
  const online = payments.find((it) => it.id === id);
  if (online?.paidAt === undefined) return undefined;
  const { amount, currency, paidAt } = online;
  return { amount, currency, day: paidAt.slice(0, 10), isTransfer: false };
}

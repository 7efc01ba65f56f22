import { isPaidInFull, orderMoney } from '@yiqiao/contract/life/order-money';
import { isToPayBack } from '@yiqiao/contract/life/pay-back';
import { defaultCurrency } from '@yiqiao/contract/money/currency';
import { centsToDecimal, decimalToCents } from '@yiqiao/contract/money/money';
import { invoiceKinds, shownInvoices } from '@yiqiao/contract/record/invoice';
import { hasCome } from '@yiqiao/contract/record/recorded-payment';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { MailFormats } from '../texts/mail-texts.ts';
import type {
  CancelledFacts,
  DeclinedFacts,
  InvoiceFacts,
  PaidBackFacts,
  PaymentFacts,
} from '../texts/order-facts.ts';
import { createMoments } from './moments.ts';

/** What mails to the client say of that which the office has done to an order. */
export function newsFacts(quote: StoredQuote, formats: MailFormats) {
  const { reference } = quote;
  const moment = createMoments(formats, quote.timeZone);
  const ofOrder = () => ({ reference });

  function findPayment(id: string | undefined) {
    const { payments = [], recordedPayments = [] } = quote;
    const recorded = recordedPayments.find((it) => it.id === id);
    if (recorded !== undefined) {
      if (!hasCome(recorded)) return undefined;
      const { amount, currency, way, receivedOn } = recorded;
      return { amount, currency, when: formats.day(receivedOn), isTransfer: way === 'bank' };
    }
    const online = payments.find((it) => it.id === id);
    if (online?.paidAt === undefined) return undefined;
    const { amount, currency, paidAt } = online;
    return { amount, currency, when: moment(paidAt).short, isTransfer: false };
  }

  return {
    cancelled(about: string | undefined): CancelledFacts | undefined {
      if (about === undefined || quote.status !== 'cancelled') return undefined;
      return { reference, at: moment(about) };
    },
    payment(about: string | undefined): PaymentFacts | undefined {
      const money = orderMoney(quote);
      const came = findPayment(about);
      if (money === null || came === undefined) return undefined;
      const say = (cents: number) => formats.money(centsToDecimal(cents), money.currency);
      return {
        reference,
        amount: formats.money(came.amount, came.currency),
        isTransfer: came.isTransfer,
        when: came.when,
        agreed: say(money.agreed),
        open: money.open === 0 ? undefined : say(money.open),
        isPaidInFull: isPaidInFull(money),
      };
    },
    invoice(about: string | undefined): InvoiceFacts | undefined {
      const found = shownInvoices(quote).find(({ id }) => id === about);
      const kind = invoiceKinds.find((known) => known === found?.kind);
      return kind && { reference, kind };
    },
    declined(about: string | undefined): DeclinedFacts | undefined {
      if (quote.decline === undefined || quote.decline.at !== about) return undefined;
      const going = (quote.payments ?? []).filter((one) => isToPayBack(quote, one));
      const cents = going.reduce((sum, { amount }) => sum + decimalToCents(amount), 0);
      const amount = formats.money(centsToDecimal(cents), defaultCurrency);
      return { reference, amount, at: moment(about) };
    },
    'paid-back'(about: string | undefined): PaidBackFacts | undefined {
      const payment = quote.payments?.find(({ id }) => id === about);
      if (payment?.refunded === undefined) return undefined;
      const amount = formats.money(payment.refunded, payment.currency);
      return { reference, amount, isDeclined: quote.decline !== undefined };
    },
    'new-link': ofOrder,
    'new-address': ofOrder,
  };
}

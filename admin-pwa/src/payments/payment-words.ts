import type { OrderPayment } from '@yiqiao/contract/record/payment';
import { isSettled } from '@yiqiao/contract/record/payment';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { formatMoment } from '../clocks/format-time.ts';
import { moneyText } from '../figures/money-text.ts';
import { texts } from '../texts/texts.ts';

/** "paid by card", "under way: …". */
export function paymentState({ state, submittedAt, method }: OrderPayment): string {
  const { payments } = texts();
  if (state === 'open' && submittedAt !== undefined) return payments.underWay;
  const words = payments.state(state);
  return state === 'paid' && method ? payments.by(words, payments.method(method)) : words;
}

/** "$2,005.20, by card". */
export function paidText({ amount, currency, method }: OrderPayment): string {
  const { figures, payments } = texts();
  const money = moneyText(amount, currency);
  return method ? figures.list([money, payments.method(method)]) : money;
}

/** The quote it was for, and any money that was refunded or differed. */
export function paymentNotes(payment: OrderPayment, now: number): readonly string[] {
  const { payments } = texts();
  const { version, currency, refunded, refunds = [], received, intent } = payment;
  const lastRefund = refunds
    .map(({ at }) => at)
    .sort()
    .at(-1);
  const amountBack =
    refunded === undefined ? undefined : payments.refunded(moneyText(refunded, currency));
  const notes = [
    payments.ofQuote(version),
    amountBack !== undefined && lastRefund !== undefined
      ? texts().figures.list([amountBack, formatMoment(lastRefund, now)])
      : amountBack,
    received && payments.received(receivedText(received)),
    intent && payments.reference(intent),
  ];
  return notes.filter((note) => typeof note === 'string');
}

/** Not every currency has two decimals. */
function receivedText({ units, currency }: NonNullable<OrderPayment['received']>): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  return format.format(units / 10 ** maximumFractionDigits);
}

/** The payment that matters for an order: money that has arrived or is on its way. */
export function settledPayment({ payments = [] }: Pick<QuoteSubmission, 'payments'>) {
  return payments.find(isSettled);
}

import { type Cents, centsToDecimal, decimalToCents } from '@yiqiao/contract/money/money';
import { hasCome } from '@yiqiao/contract/record/recorded-payment';
import { writeCsv } from '@yiqiao/contract/text/csv';
import type { Language } from '@yiqiao/contract/text/languages';
import { type Booked, type BookStores, readBooks } from './books.ts';
import { tableTexts } from './table-texts.ts';

/** Money that came, or went back, on a day. */
interface Movement {
  /** "2026-11-24" and longer. */
  readonly at: string;
  readonly currency: string;
  readonly paid: Cents;
  readonly refunded: Cents;
}

/** What came and went back by month and currency as CSV, oldest first. Nothing is converted. */
export async function tableRevenue(stores: BookStores, language: Language): Promise<string> {
  const booked = await readBooks(stores);
  const sums = new Map<string, { paid: Cents; refunded: Cents }>();
  for (const { at, currency, paid, refunded } of booked.flatMap(movementsOf)) {
    const key = `${at.slice(0, 7)} ${currency}`;
    const sum = sums.get(key) ?? { paid: 0, refunded: 0 };
    sums.set(key, { paid: sum.paid + paid, refunded: sum.refunded + refunded });
  }
  const rows = [...sums].sort(([one], [other]) => (one < other ? -1 : 1));
  return writeCsv([
    tableTexts[language].revenueColumns,
    ...rows.map(([key, { paid, refunded }]) => {
      const [month = '', currency = ''] = key.split(' ');
      return [
        { date: month },
        currency,
        toNumber(paid),
        toNumber(refunded),
        toNumber(paid - refunded),
      ];
    }),
  ]);
}

function toNumber(cents: Cents): number {
  return cents < 0 ? -Number(centsToDecimal(-cents)) : Number(centsToDecimal(cents));
}

/** An entry that was countered as wrong moved no money. */
function movementsOf(booked: Booked): Movement[] {
  if (booked.by === 'provider') return ofProvider(booked.payment);
  if (!hasCome(booked.payment)) return [];
  const { currency, receivedOn, reversal, amount } = booked.payment;
  const cents = decimalToCents(amount);
  return [
    { at: receivedOn, currency, paid: cents, refunded: 0 },
    ...(reversal === undefined ? [] : [{ at: reversal.at, currency, paid: 0, refunded: cents }]),
  ];
}

function ofProvider(payment: Extract<Booked, { by: 'provider' }>['payment']): Movement[] {
  const { paidAt, amount, received, refunded = '0.00', refunds = [], updatedAt } = payment;
  if (paidAt === undefined) return [];
  const { units, currency } = received ?? {
    units: decimalToCents(amount),
    currency: payment.currency,
  };
  // The reports of refunds tell when; a sum without one went back at the latest report.
  const back = refunds.filter(({ status }) => status === 'succeeded');
  const told = back.reduce((sum, { amount: part }) => sum + decimalToCents(part), 0);
  const untold = decimalToCents(refunded) - told;
  return [
    { at: paidAt, currency, paid: units, refunded: 0 },
    ...back.map((refund) => ({
      at: refund.at,
      currency,
      paid: 0,
      refunded: decimalToCents(refund.amount),
    })),
    ...(untold > 0 ? [{ at: updatedAt, currency, paid: 0, refunded: untold }] : []),
  ];
}

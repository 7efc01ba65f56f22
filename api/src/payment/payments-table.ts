import { type Payment, type PaymentState, paymentStates } from '@yiqiao/contract/record/payment';
import { type CsvValue, writeCsv } from '@yiqiao/contract/text/csv';
import type { Language } from '@yiqiao/contract/text/languages';
import { knownName } from '@yiqiao/contract/wording/known-name';
import { type Booked, type BookStores, readBooks } from './books.ts';
import { tableTexts } from './table-texts.ts';
import { wayNames } from './way-names.ts';

/** Every payment as CSV, oldest first; a counter-entry is a line of its own, below its payment. */
export async function tablePayments(stores: BookStores, language: Language): Promise<string> {
  const booked = await readBooks(stores);
  const lines = booked.flatMap((one) => linesOf(one, language));
  return writeCsv([tableTexts[language].columns, ...lines]);
}

function linesOf(booked: Booked, language: Language): (readonly CsvValue[])[] {
  const texts = tableTexts[language];
  const { reference, client, version = '', isAdvance = false } = booked;
  const whose = [reference, isAdvance ? texts.advance : client, version] as const;
  if (booked.by === 'provider') return [providerLine(booked.payment, whose, language)];
  const { at, amount, currency, way, receivedOn, note = '', reversal } = booked.payment;
  const method = knownName(wayNames[language], way);
  const line = (state: string, ...sums: readonly [amount: number, refunded: CsvValue]) =>
    [...whose, sums[0], currency, state, method, sums[1], '', '', note] as const;
  const isRefund = reversal?.kind === 'refund';
  const recorded = line(texts.recorded, Number(amount), isRefund ? Number(amount) : '');
  const lines = [[moment(at), { date: receivedOn }, ...recorded]];
  if (reversal === undefined || isRefund) return lines;
  const counter = line(texts.counterEntry, -Number(amount), '');
  return [...lines, [moment(reversal.at), moment(reversal.at), ...counter]];
}

function providerLine(
  payment: Payment,
  whose: readonly [string, string, string | number],
  language: Language,
): readonly CsvValue[] {
  const { at, paidAt, amount, currency, method = '', refunded, received, intent = '' } = payment;
  return [
    moment(at),
    moment(paidAt),
    ...whose,
    Number(amount),
    currency,
    nameState(payment, language),
    method,
    refunded === undefined ? '' : Number(refunded),
    describeReceived(received),
    intent,
    '',
  ];
}

/** In the smallest unit of its currency, as the provider's books have it. */
function describeReceived(received: Payment['received']): string {
  return received === undefined ? '' : `${received.units} ${received.currency}`;
}

function nameState({ state }: Payment, language: Language): string {
  const known = paymentStates.find((name): name is PaymentState => name === state);
  return known === undefined ? state : tableTexts[language].states[known];
}

/** What spreadsheets of every language read as a date. */
function moment(at: string | undefined): CsvValue {
  return at === undefined ? '' : { date: at.slice(0, 16).replace('T', ' ') };
}

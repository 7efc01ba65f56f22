import { type Payment, type PaymentState, paymentStates } from '@yiqiao/contract/record/payment';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import { type CsvValue, writeCsv } from '@yiqiao/contract/text/csv';
import type { Language } from '@yiqiao/contract/text/languages';
import type { Engine } from '@yiqiao/ports/engine';
import { tableTexts } from './table-texts.ts';

interface Line {
  readonly payment: Payment;
  readonly cells: readonly CsvValue[];
}

/**
 * Every payment of an order, the advances of which money has come, and what remains of payments of persons who
 * were erased, oldest first, as CSV.
 */
export async function tablePayments(
  { feed, records, erasures }: Pick<Engine, 'feed' | 'records' | 'erasures'>,
  language: Language,
): Promise<string> {
  const texts = tableTexts[language];
  const lines: Line[] = [];
  for await (const part of (await feed.readAll()).parts) {
    for (const quote of part) lines.push(...linesOf(quote, language));
  }
  for (const { payment } of await records.findAdvances('settled')) {
    if (payment === undefined) continue;
    lines.push({ payment, cells: cellsOf(payment, [payment.id, texts.advance, ''], language) });
  }
  for (const { payments = [] } of await erasures.readErasures()) {
    for (const payment of payments) {
      lines.push({ payment, cells: cellsOf(payment, [payment.id, '', ''], language) });
    }
  }
  lines.sort((one, other) => (one.payment.at < other.payment.at ? -1 : 1));
  return writeCsv([texts.columns, ...lines.map(({ cells }) => cells)]);
}

function linesOf({ reference, customerName, payments = [] }: StoredQuote, language: Language) {
  return payments.map((payment): Line => {
    const whose = [reference, customerName, payment.version] as const;
    return { payment, cells: cellsOf(payment, whose, language) };
  });
}

function cellsOf(
  payment: Payment,
  [reference, client, version]: readonly [string, string, string | number],
  language: Language,
): readonly CsvValue[] {
  const { at, paidAt, amount, currency, method = '', refunded, received, intent = '' } = payment;
  return [
    moment(at),
    moment(paidAt),
    reference,
    client,
    version,
    Number(amount),
    currency,
    nameState(payment, language),
    method,
    refunded === undefined ? '' : Number(refunded),
    describeReceived(received),
    intent,
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

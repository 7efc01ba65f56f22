import { type ClientRequest, toClientRequest } from '@yiqiao/contract/client-page/client-request';
import { moneyFacts, sampleMoney } from '@yiqiao/contract/commands/sample-money';
import { moneyOnWire } from '@yiqiao/contract/life/order-money';
import { decimalToCents } from '@yiqiao/contract/money/money';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sampleOrder } from '../../test/mail/sample-order.ts';
import { newsFacts } from '../mail/compose/news-facts.ts';
import { findTexts } from '../mail/texts/find-texts.ts';
import type { BookStores } from './books.ts';
import { tablePayments } from './payments-table.ts';
import { tableTexts } from './table-texts.ts';

const { formats } = findTexts('en');
const at = Date.parse('2026-11-25T10:00:00.000Z');

it('is the same sums that page, mails and table of payments say, whatever came in which order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray([...moneyFacts]), async (facts) => {
      const quote: StoredQuote = { ...sampleOrder(), ...sampleMoney(facts) };
      const money = moneyOnWire(quote);
      if (money === undefined) throw new Error('An accepted order has sums.');
      const page = toClientRequest(quote, { at, hasMail: true });
      expect(page.money).toEqual(money);
      expect(addLines(page)).toBe(decimalToCents(money.paid));
      expect(await addTable(quote)).toEqual([money.paid, money.refunded].map(decimalToCents));
      for (const { id } of [...(quote.payments ?? []), ...(quote.recordedPayments ?? [])]) {
        const said = newsFacts(quote, formats).payment(id);
        if (said === undefined) continue;
        const open = money.open === '0.00' ? undefined : formats.money(money.open, 'USD');
        expect(said).toMatchObject({ agreed: formats.money(money.agreed, 'USD'), open });
      }
    }),
  );
});

/** What came, in cents, added from the payments that the page lists. */
function addLines({ cardPayments = [], recordedPayments = [] }: ClientRequest): number {
  const came = recordedPayments.filter(({ reversal }) => reversal?.kind !== 'mistake');
  return [...cardPayments, ...came].reduce((sum, { amount }) => sum + decimalToCents(amount), 0);
}

/** What came and what went back, in cents, added from the lines of the table. */
async function addTable(quote: StoredQuote): Promise<number[]> {
  const stores = {
    feed: { readAll: async () => ({ parts: [[quote]] }) },
    records: { findAdvances: async () => [] },
    erasures: { readErasures: async () => [] },
  } as unknown as BookStores;
  const [, ...lines] = (await tablePayments(stores, 'en')).trimEnd().split('\r\n');
  const cells = lines.map((line) => line.split(','));
  const came = cells.filter((line) => line[7] !== tableTexts.en.states.open);
  const add = (column: number) =>
    came.reduce((sum, line) => sum + Math.round(Number(line[column]) * 100), 0);
  return [add(5), add(9)];
}

import { makePdf } from '@yiqiao/measure/scripts/make-pdf';
import { expect, it } from 'vitest';
import { quoteForm } from '../../test/quote-form.ts';
import { prepareKilledServer } from '../../test/server/killed-server.ts';
import { submitQuote } from '../../test/submit-quote.ts';
import { createStaffVisitor } from '../../test/visitor.ts';

/** So many that no machine counts them before the answer. */
const pages = 3000;
const lines = Array.from({ length: 40 }, () => '合同双方应当遵守本协议的约定');

async function readOnly(url: string) {
  const office = await createStaffVisitor(url);
  const list = await office.client.listQuotes();
  const [quote] = list.kind === 'whole' ? list.quotes : [];
  return quote;
}

it('counts after kill -9 what was being counted before it', { timeout: 240_000 }, async () => {
  const server = await prepareKilledServer();
  const content = new Uint8Array(makePdf(Array(pages).fill(lines), 'simplified'));
  const url = await server.start();
  await submitQuote({ url }, quoteForm({}, { name: 'long.pdf', type: '', content }));
  expect(await readOnly(url)).toMatchObject({ wordCountBasis: 'counting', measurement: null });
  await server.kill();

  const again = await server.start();
  await expect
    .poll(async () => (await readOnly(again))?.wordCountBasis, { timeout: 120_000, interval: 1000 })
    .toBe('measured');
  expect(await readOnly(again)).toMatchObject({ wordCount: pages * lines.join('').length });
});

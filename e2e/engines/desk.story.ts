import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { makeWord, makeWordParagraph } from '../../measure/scripts/make-archive-documents.ts';
import { makePdf } from '../../measure/scripts/make-pdf.ts';
import { chooseDocument, requestQuote } from './desk.ts';
import { setStage } from './engine.ts';

const stage = setStage();

const documents = [
  {
    name: 'letter.docx',
    bytes: makeWord(makeWordParagraph('three English words')),
    counted: '3 words',
    price: '$0.30',
  },
  {
    name: 'letter.pdf',
    bytes: makePdf([['one two', '三'], ['four']], 'simplified'),
    counted: '4 words',
    price: '$0.40',
  },
  {
    name: '合同 草案.txt',
    bytes: '本合同由双方签订。',
    counted: '9 words',
    price: '$0.90',
  },
];

/** A word of main text, and two in a text box. */
const flyer = {
  name: 'flyer.docx',
  bytes: makeWord(
    `<w:p><w:r><w:t>Flyer</w:t></w:r><w:r><w:pict><w:txbxContent>${makeWordParagraph('in boxes')}</w:txbxContent></w:pict></w:r></w:p>`,
  ),
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yiqiao-documents-'));
  for (const { name, bytes } of [...documents, flyer]) await writeFile(join(folder, name), bytes);
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(() => expect(stage.page.takeErrors()).toEqual([]));

for (const { name, counted, price } of documents) {
  test(`A visitor has ${name} counted, sees its price and sends it`, async () => {
    const { page, product } = stage;
    await chooseDocument(page, product.origin, join(folder, name));
    await page.waitForText(counted);
    await page.waitForText('Counted by Word’s rule');
    await page.click({ role: 'button', name: 'Estimate the price' });
    await page.waitForText(price);
    await requestQuote(page, '林美慧 Lin Meihui');
    await page.waitForText(name);
  });
}

test('A visitor counts in what stands beside the text, and sees the new price', async () => {
  const { page, product } = stage;
  await chooseDocument(page, product.origin, join(folder, flyer.name));
  await page.waitForText('3 words');
  await page.click({ role: 'button', name: 'Estimate the price' });
  await page.waitForText('3 words × $0.10 × 1');
  await page.click({ css: 'fieldset [type=checkbox]' });
  await page.waitForText('1 word × $0.10 × 1');
});

import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { everythingOnly } from '../sample.ts';
import {
  asUpload,
  chooseDocument,
  type Document,
  nineWords,
  openDesk,
  uploadPanel,
  waitUntilRead,
  yourDocument,
} from './ordering-desk.ts';

test.beforeEach(({ page }) => openDesk(page));

test('Each text is counted by the rule of its script, and drawn in both', async ({ page }) => {
  const panel = uploadPanel(page);
  await chooseDocument(page);
  await waitUntilRead(page);
  await expect(panel).toContainText('9 words');
  await expect(panel).toContainText('Counted by Word’s rule.');

  await chooseNext(page, { ...nineWords, name: 'chinese.txt', text: '甲乙双方，'.repeat(1000) });
  await expect(panel).toContainText('5,000 words');
  await expect(panel).toContainText('5,000 Chinese characters');

  const text = `${'甲'.repeat(300)} ${'party '.repeat(100)}`;
  await chooseNext(page, { ...nineWords, name: 'mixed.txt', text });
  await expect(panel).toContainText('300 Chinese characters');
  await expect(panel.getByRole('listitem').filter({ hasText: 'Chinese characters' })).toContainText(
    '75%',
  );
  await expect(panel.getByRole('listitem').filter({ hasText: 'in English' })).toContainText('25%');
  await expect(
    panel.getByRole('img', {
      name: 'Your document in reading order: 100 words and 300 Chinese characters. One mark is 1 word.',
    }),
  ).toBeVisible();
});

test('A PDF is read in the browser; what cannot be read is estimated at six bytes a word, and the page says so', async ({
  page,
}) => {
  const panel = uploadPanel(page);
  await chooseDocument(page, { name: 'letter.pdf', type: 'application/pdf', text: makePdf() });
  await waitUntilRead(page);
  await expect(panel).toContainText('5 words');
  await expect(panel).toContainText('Counted by Word’s rule, 1 page.');

  const text = '\u0001'.repeat(3_000_001);
  await chooseNext(page, { name: 'drawing.bin', type: 'application/octet-stream', text });
  await expect(panel).toContainText('about 500,000 words if it were text');
  await expect(panel).toContainText('Estimated from the file size');
  await expect(panel).toContainText('A person will open it before you pay anything.');
  await expect(panel).not.toContainText('Detected automatically');
});

async function chooseNext(page: Page, document: Document): Promise<void> {
  await page.locator('[type=file]').setInputFiles(asUpload(document));
  await expect(yourDocument(page)).toContainText(document.name);
}

test('A count of any length stays within its column', { tag: everythingOnly }, async ({ page }) => {
  for (const words of [258, 3_848, 88_888, 888_888]) {
    await page.locator('[type=file]').setInputFiles({
      name: 'long.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('a '.repeat(words)),
    });
    const figure = uploadPanel(page).getByText(`${words.toLocaleString('en-US')} words`);
    await expect(figure.first()).toBeVisible();
    for (const width of [320, 390, 901, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      // What sticks out makes an element scroll, or would.
      const overflow = await figure.first().evaluate((it) => it.scrollWidth - it.clientWidth);
      expect(overflow, `${words} words at ${width} pixels`).toBeLessThanOrEqual(0);
    }
  }
});

test('A screen reader hears the document, its count and where the count comes from', async ({
  page,
}) => {
  await chooseDocument(page);
  const said = page.locator('form [role=status]').last();
  await expect(said).toHaveText('9 words. Counted by Word’s rule.');
});

/** The smallest PDF with a page of text. */
function makePdf(): string {
  const text = 'BT /F1 12 Tf 20 100 Td (All rights reserved, worldwide forever) Tj ET';
  return [
    '%PDF-1.4',
    '1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj',
    '2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj',
    '3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 400 200]/Contents 4 0 R',
    '/Resources<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>> endobj',
    `4 0 obj <</Length ${text.length}>> stream\n${text}\nendstream endobj`,
    'trailer <</Root 1 0 R>>',
    '%%EOF',
  ].join('\n');
}

import type { Page } from '@playwright/test';
import {
  makeWord,
  makeWordParagraph,
  makeWordPart,
} from '../../measure/scripts/make-archive-documents.ts';
import { findCard, openLine } from '../console/office.ts';
import { checkInBothSchemes, expect, logIn, measureOverflow, test } from '../fixtures.ts';
import { everythingOnly } from '../sample.ts';
import {
  chooseDocument,
  fillRequest,
  findQuotes,
  openDesk,
  submitButton,
  uploadPanel,
  waitUntilRead,
} from './ordering-desk.ts';

const words = (count: number) => 'word '.repeat(count);
const boxOf = (count: number) =>
  `<w:p><w:r><w:pict><w:txbxContent>${makeWordParagraph(words(count))}</w:txbxContent></w:pict></w:r></w:p>`;

/** 100 words of main text, 20 in a text box, 30 in footnotes, 7 in a header, 40 in comments, in Chinese. */
const agreement = {
  name: 'Agreement 协议.docx',
  mimeType: '',
  buffer: Buffer.from(
    makeWord(
      makeWordParagraph(words(100)) + boxOf(20),
      {
        'word/footnotes.xml': makeWordPart('footnotes', makeWordParagraph(words(30))),
        'word/header.xml': makeWordPart('hdr', makeWordParagraph(words(7))),
        'word/comments.xml': makeWordPart('comments', makeWordParagraph('批'.repeat(40))),
      },
      ['footnotes', 'header', 'comments'].map((kind) => ({
        id: kind,
        kind,
        target: `${kind}.xml`,
      })),
    ),
  ),
};

const flyer = {
  name: 'flyer.docx',
  mimeType: '',
  buffer: Buffer.from(makeWord(boxOf(200))),
};

async function choose(page: Page, document: typeof flyer): Promise<void> {
  await page.locator('[type=file]').setInputFiles(document);
  await expect(uploadPanel(page)).toContainText(document.name);
  await waitUntilRead(page);
}

const box = (page: Page, name: string) => page.getByRole('checkbox', { name });
const figure = (page: Page, count: string) =>
  uploadPanel(page).locator('p', { hasText: new RegExp(`^${count} words$`) });

test.beforeEach(async ({ page }) => {
  await page.route('https://js.stripe.com/**', (route) => route.fulfill({ body: '' }));
  await openDesk(page);
});

test('What is ticked changes words and price at once, and is what the office sees', async ({
  page,
  request,
  browser,
  product,
}) => {
  await choose(page, agreement);
  await expect(figure(page, '150')).toBeVisible();
  await expect(box(page, 'Text boxes and diagrams')).toBeChecked();
  await expect(box(page, 'Footnotes and endnotes')).toBeChecked();
  await expect(box(page, 'Headers and footers')).not.toBeChecked();
  await expect(box(page, 'Comments')).not.toBeChecked();
  await expect(box(page, 'Comments')).toHaveAccessibleDescription('40 words $4.00');
  await expect(box(page, 'Speaker notes')).toHaveCount(0);

  await page.getByRole('button', { name: 'Estimate the price' }).click();
  const estimate = page.getByRole('region', { name: 'Price estimate' });
  await expect(estimate).toContainText('$15.00');
  await estimate.getByLabel('Certified Translation').check();
  await box(page, 'Comments').press('Space');
  await box(page, 'Footnotes and endnotes').uncheck();
  await expect(figure(page, '160')).toBeVisible();
  await expect(box(page, 'Comments')).toHaveAccessibleDescription('40 words + $10.00');
  await expect(estimate).toContainText('160 words × $0.25 × 1');
  await expect(estimate.getByRole('link', { name: 'Pay Now' })).toHaveAttribute(
    'href',
    '/checkout?amount=40.00',
  );
  await estimate.getByRole('link', { name: 'Pay Now' }).click();
  await expect(page.getByRole('region', { name: 'Order summary' })).toContainText('160 words');
  await page.getByRole('link', { name: 'Back to Quote' }).click();
  await expect(box(page, 'Footnotes and endnotes')).not.toBeChecked();

  const name = `Beside the text ${Date.now()}`;
  await fillRequest(page, name);
  await submitButton(page).click();
  await expect(page).toHaveURL(/\/success$/);
  await expect(page.getByRole('main')).toContainText(
    '160 words' + 'With 20 words in text boxes and diagrams, 40 words in comments.',
  );
  await expect
    .poll(() => findQuotes(request, name))
    .toMatchObject([
      {
        include: 'text-boxes,comments',
        wordCount: 160,
        wordCountBasis: 'measured',
        estimatedCost: '40.00',
        measurement: { counts: { words: 100 }, outside: { notes: { words: 30 } } },
      },
    ]);

  const context = await browser.newContext({ baseURL: product.origin });
  const office = await context.newPage();
  await logIn(office);
  const card = await findCard(office, { id: '', reference: '', customerName: name });
  await card.getByRole('link', { name }).click();
  const measured = await openLine(office, 'Counting');
  await expect(measured).toContainText(
    'Counted inmain text 100, text boxes and diagrams 20, comments 40',
  );
  await expect(measured).toContainText(
    'Not countedheaders and footers 7, footnotes and endnotes 30',
  );
  await context.close();
});

test('A flyer whose text stands in text boxes has its words and its price', {
  tag: everythingOnly,
}, async ({ page }) => {
  await choose(page, flyer);
  await expect(figure(page, '200')).toBeVisible();
  await expect(page.getByText('Main text')).toBeVisible();
  await page.getByRole('button', { name: 'Estimate the price' }).click();
  await expect(page.getByRole('region', { name: 'Price estimate' })).toContainText('$20.00');
  await box(page, 'Text boxes and diagrams').uncheck();
  await expect(figure(page, '0')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pay Now' })).toBeHidden();
});

test('Another document starts with the choice that every document starts with', {
  tag: everythingOnly,
}, async ({ page }) => {
  await choose(page, agreement);
  await box(page, 'Comments').check();
  await choose(page, flyer);
  await expect(box(page, 'Text boxes and diagrams')).toBeChecked();
  await choose(page, agreement);
  await expect(box(page, 'Comments')).not.toBeChecked();
});

test('A document without anything beside its text is asked nothing about it', {
  tag: everythingOnly,
}, async ({ page }) => {
  await chooseDocument(page);
  await waitUntilRead(page);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});

test('A screen reader hears the new total once', async ({ page }) => {
  await choose(page, agreement);
  const said = page.locator('form [role=status]').filter({ hasText: /./ });
  await expect(said).toHaveText(['150 words. Counted by Word’s rule.']);
  await box(page, 'Comments').check();
  await expect(said).toHaveText(['190 words. Counted by Word’s rule.']);
  await page.getByRole('button', { name: 'Estimate the price' }).click();
  await box(page, 'Headers and footers').check();
  await expect(said).toHaveText(['197 words. Counted by Word’s rule. Price estimate: $19.70.']);
});

test('The choice is accessible in both schemes, its rows fit a phone, and nothing moves', {
  tag: everythingOnly,
}, async ({ page }) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await choose(page, agreement);
    await checkInBothSchemes(page);
    for (const row of await page.locator('label', { has: page.locator('[type=checkbox]') }).all()) {
      const size = await row.boundingBox();
      expect(size?.height).toBeGreaterThanOrEqual(44);
    }
    const group = page.getByRole('group', { name: 'Translate these too?' });
    const place = () =>
      group.evaluate((it) => ({
        top: it.getBoundingClientRect().top + scrollY,
        height: it.clientHeight,
      }));
    const before = await place();
    for (const part of await page.getByRole('checkbox').all()) await part.setChecked(false);
    expect(await place()).toEqual(before);
    for (const part of await page.getByRole('checkbox').all()) await part.setChecked(true);
    expect(await place()).toEqual(before);
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
  }
});

test('The rows fit the narrowest phone with doubled text', { tag: everythingOnly }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await choose(page, agreement);
  const group = page.getByRole('group', { name: 'Translate these too?' });
  await expect(group).toBeVisible();
  const overflow = await group.evaluate((it) => [
    it.scrollWidth - it.clientWidth,
    document.documentElement.scrollWidth - document.documentElement.clientWidth,
  ]);
  expect(Math.max(...overflow)).toBeLessThanOrEqual(0);
});

test('In forced colors a ticked box differs from one that is not', { tag: everythingOnly }, async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await choose(page, agreement);
  const comments = box(page, 'Comments');
  const clear = await comments.screenshot({ animations: 'disabled' });
  await comments.check();
  await comments.blur();
  const ticked = await comments.screenshot({ animations: 'disabled' });
  expect(ticked.equals(clear)).toBe(false);
});

import type { Page } from '@playwright/test';
import { makeWord, makeWordParagraph } from '../measure/scripts/make-archive-documents.ts';
import { makePdf } from '../measure/scripts/make-pdf.ts';
import { statusOnServer } from './console/at-server.ts';
import { choose, findCard, noAnswer, submitQuote } from './console/office.ts';
import {
  asUpload,
  fillRequest,
  nineWords,
  openDesk,
  submitButton,
  uploadPanel,
  waitUntilRead,
} from './desk/ordering-desk.ts';
import { expect, logIn, test } from './fixtures.ts';
import { actAsOldBrowser } from './old-browser.ts';
import { everythingOnly } from './sample.ts';

test.use({ allowedConsoleErrors: [noAnswer] });

test.describe('In a browser as old as the product allows', () => {
  test.beforeEach(({ context }) => actAsOldBrowser(context));

  const documents = [
    {
      name: 'letter.docx',
      bytes: makeWord(makeWordParagraph('three English words')),
      words: 3,
      tag: everythingOnly,
    },
    {
      name: 'letter.pdf',
      bytes: makePdf([['one two', '三'], ['four']], 'simplified'),
      words: 4,
      tag: [],
    },
  ];
  for (const { name, bytes, words, tag } of documents) {
    test(`a visitor has ${name} counted and sends it`, { tag }, async ({ page }) => {
      await openDesk(page);
      const buffer = Buffer.from(bytes);
      await page.getByLabel('Choose a file').setInputFiles({ name, mimeType: '', buffer });
      await waitUntilRead(page);
      await expect(uploadPanel(page)).toContainText(`${words} words`);
      await expect(uploadPanel(page)).toContainText('Counted by Word’s rule');
      await fillRequest(page, 'Old Browser');
      await submitButton(page).click();
      await expect(page).toHaveURL(/\/success$/);
    });
  }

  test('the office reads, decides, reloads and goes on', async ({ page }) => {
    const quote = await submitQuote(page, { customerName: 'Old Browser' });
    await logIn(page);
    await choose(await findCard(page, quote), 'in-progress');
    await expect.poll(() => statusOnServer(page, quote)).toBe('in-progress');
    for (let reloads = 0; reloads < 2; reloads += 1) {
      await page.reload();
      await expect(await findCard(page, quote)).toContainText('in-progress');
    }
    const card = await findCard(page, quote);
    await card.click();
    await expect(page.getByRole('region', { name: 'History' })).toBeVisible();
  });
});

test.describe('In a browser that is older', () => {
  test.beforeEach(({ context }) => context.addInitScript(refuseContainers));

  test('the site’s plain form sends a document', async ({ page }) => {
    await page.goto('/quote');
    await page.getByLabel('Choose a file').setInputFiles(asUpload(nineWords));
    await page.getByLabel('Name').fill('Older Browser');
    await page.getByLabel('Email').fill('m.lin@harbourlaw.example');
    await page.getByLabel('English Writing').check();
    await page.getByRole('button', { name: 'Request this Quote' }).click();
    await expect(page).toHaveURL(/\/success$/);
  });

  test('the console says which browsers it needs', async ({ page }) => {
    await page.goto('/admin/login');
    await expect(page.getByText('This browser is too old for the console.')).toBeVisible();
    await expectNoConsole(page);
  });
});

async function expectNoConsole(page: Page): Promise<void> {
  await expect(page.getByRole('textbox')).toHaveCount(0);
}

function refuseContainers(): void {
  const supports = CSS.supports.bind(CSS);
  CSS.supports = (...query: string[]) =>
    !query.join().includes('container-type') && Reflect.apply(supports, CSS, query);
}

import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { everythingOnly } from '../sample.ts';
import {
  asUpload,
  chooseDocument,
  expectToast,
  handOver,
  makeLargeFile,
  nineWords,
  openDesk,
  uploadPanel,
  waitUntilRead,
  yourDocument,
} from './ordering-desk.ts';

const oneGigabyte = 1024 ** 3;

test.beforeEach(({ page }) => openDesk(page));

test('A visitor browses for a document and sees its name, its size and its words', async ({
  page,
}) => {
  await chooseDocument(page, { ...nineWords, text: 'word '.repeat(20_000) });
  await expect(yourDocument(page)).toContainText('0.10 MB');
  await expect(uploadPanel(page)).toContainText('20,000 words');
  await expect(uploadPanel(page)).toContainText('Detected automatically from your document');
});

test('A visitor removes a document and chooses the same one again', async ({ page }) => {
  await chooseDocument(page);
  await page.getByRole('button', { name: 'Remove the document' }).click();
  await expect(uploadPanel(page)).toContainText('Drop your document here');
  await expect(uploadPanel(page)).not.toContainText('words');
  await expect(page.getByLabel('Choose a file')).toBeFocused();
  await chooseDocument(page);
});

test('A document is dragged over the page, dropped anywhere on it or pasted; of several the first is taken', async ({
  page,
}) => {
  await test.step('the ring lights up while it is dragged', async () => {
    await page.evaluate(() => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['x'], 'a.txt'));
      const over = { dataTransfer, bubbles: true, cancelable: true };
      document.querySelector('footer')?.dispatchEvent(new DragEvent('dragover', over));
    });
    await expect(uploadPanel(page)).toContainText('Let go');
    await page.evaluate(() => {
      document.documentElement.dispatchEvent(new DragEvent('dragleave', { bubbles: true }));
    });
    await expect(uploadPanel(page)).toContainText('Drop your document here');
  });

  await handOver(page, 'drop', 'footer', [nineWords]);
  await expect(yourDocument(page)).toContainText(nineWords.name);
  await takeBack(page);

  await handOver(page, 'paste', 'body', []);
  await expect(uploadPanel(page)).toContainText('Drop your document here');
  await handOver(page, 'paste', 'body', [nineWords]);
  await expect(yourDocument(page)).toContainText(nineWords.name);
  await takeBack(page);

  const others = ['second.txt', 'third.txt'].map((name) => ({ ...nineWords, name }));
  await handOver(page, 'drop', '[type=file]', [nineWords, ...others]);
  await expect(yourDocument(page)).toContainText(nineWords.name);
  await expect(
    page.getByText('Only the first of 3 files was taken.', { exact: true }),
  ).toBeVisible();
});

async function takeBack(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Remove the document' }).click();
  await expect(yourDocument(page)).toBeHidden();
}

test('A document that arrives while a visitor types leaves the keyboard in the field', {
  tag: everythingOnly,
}, async ({ page }) => {
  const name = page.getByLabel('Name');
  await name.pressSequentially('陈思');
  await handOver(page, 'drop', 'footer', [nineWords]);
  await waitUntilRead(page);
  await page.keyboard.type('远');
  await expect(name).toHaveValue('陈思远');
  await page.getByRole('button', { name: 'Remove the document' }).click();
  await chooseDocument(page);
  await expect(yourDocument(page)).toBeFocused();
});

test('A name pasted from an office program brings no picture of itself', {
  tag: everythingOnly,
}, async ({ page }) => {
  await chooseDocument(page);
  await page.getByLabel('Name').evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '林美慧');
    clipboardData.setData('text/html', '<td>林美慧</td>');
    clipboardData.items.add(new File(['picture'], 'image.png', { type: 'image/png' }));
    field.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData }));
  });
  await waitUntilRead(page);
  await expect(yourDocument(page)).toContainText(nineWords.name);
});

test('Exactly 1 GB is accepted, one byte more is refused and does not push out what is on the desk', async ({
  page,
}, testInfo) => {
  const atLimit = await makeLargeFile(testInfo.outputPath('at-limit.bin'), oneGigabyte);
  const overLimit = await makeLargeFile(testInfo.outputPath('over-limit.bin'), oneGigabyte + 1);

  await page.getByLabel('Choose a file').setInputFiles(overLimit);
  await expectToast(page, 'File too large', 'Please select a file smaller than 1GB');
  await expect(uploadPanel(page).getByRole('alert')).toHaveText(
    'Please select a file smaller than 1GB',
  );
  await expect(yourDocument(page)).toBeHidden();

  await page.getByLabel('Choose a file').setInputFiles(atLimit);
  await expect(yourDocument(page)).toContainText('1024.00 MB');
  await expect(uploadPanel(page)).toContainText('178,956,970 words');
  await expect(uploadPanel(page).getByRole('alert')).toBeEmpty();

  await page.locator('[type=file]').setInputFiles(overLimit);
  await expect(uploadPanel(page).getByRole('alert')).toHaveText(
    'Please select a file smaller than 1GB',
  );
  await expect(yourDocument(page)).toContainText('at-limit.bin');
  await rm(atLimit);
  await rm(overLimit);
});

test('An empty document has no words and no price to pay', { tag: everythingOnly }, async ({
  page,
}) => {
  await page.getByLabel('Choose a file').setInputFiles(asUpload({ ...nineWords, text: '' }));
  await expect(uploadPanel(page)).toContainText('0 words');
  await expect(page.getByRole('button', { name: 'Estimate the price' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Pay Now' })).toBeHidden();
});

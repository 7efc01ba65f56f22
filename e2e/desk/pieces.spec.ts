import { mkdir, open } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { test as base, checkAtBothSizes, expect } from '../fixtures.ts';
import { type Line, openLine } from './line.ts';
import {
  fillRequest,
  findQuotes,
  makeLargeFile,
  openDesk,
  slowDown,
  submitButton,
  toast,
  uploadPanel,
  yourDocument,
} from './ordering-desk.ts';

const megabyte = 1024 ** 2;
const fileName = 'Tender documents 招标文件.bin';
const size = 24 * megabyte;

const test = base.extend<{ line: Line; document: string }>({
  line: async ({ product }, use) => {
    const line = await openLine(product.origin);
    await use(line);
    await line.close();
  },
  baseURL: async ({ line }, use) => {
    await use(line.origin);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  document: async ({}, use, testInfo) => {
    await use(await makeLargeFile(testInfo.outputPath(fileName), size));
  },
});

test.use({ allowedConsoleErrors: [/ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|status of 404/] });

test.beforeEach(async ({ page }) => {
  await openDesk(page);
  await slowDown(page, 2 * megabyte);
});

async function send(page: Page, document: string, name: string): Promise<void> {
  await page.getByLabel('Choose a file').setInputFiles(document);
  await fillRequest(page, name);
  await submitButton(page).click();
}

function progress(page: Page) {
  return page.getByRole('progressbar', { name: 'Document sent' });
}

async function percentOf(page: Page): Promise<number> {
  return Number(await progress(page).getAttribute('aria-valuenow'));
}

async function waitForPercent(page: Page, least: number): Promise<void> {
  await expect.poll(() => percentOf(page)).toBeGreaterThanOrEqual(least);
}

/** The whole document takes twelve seconds alone. */
async function waitForReceipt(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/success$/, { timeout: 60_000 });
}

/** Where in the document each piece began that was sent from now on. */
function watchPieces(page: Page): number[] {
  const starts: number[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') starts.push(Number(request.headers()['upload-offset']));
  });
  return starts;
}

function said(page: Page) {
  return page.getByRole('status');
}

test('A line that is cut loses nothing, and sending goes on by itself', async ({
  page,
  request,
  line,
  document,
}) => {
  const name = `Cut line ${Date.now()}`;
  await send(page, document, name);
  await expect(said(page).getByText('Sending. 0 percent is with us.')).toBeAttached();
  await waitForPercent(page, 10);
  await expect(uploadPanel(page)).toContainText(/The stop is what we have.* until \w{3} \d+ \w{3}/);

  line.cut();
  await expect(page.getByRole('heading', { name: 'The line is gone.' })).toBeVisible();
  await expect(uploadPanel(page)).toContainText(/Connection lost at \d\d:\d\d/);
  await expect(uploadPanel(page)).toContainText('Lostnothing');
  await expect(page.getByRole('button', { name: 'Waiting for the line' })).toBeDisabled();
  await expect(said(page).getByText('The line is gone. It goes on by itself.')).toBeAttached();
  await expect(toast(page)).toBeHidden();
  const before = await percentOf(page);
  expect(before).toBeGreaterThan(0);
  await checkAtBothSizes(page);

  const starts = watchPieces(page);
  // By the keyboard, since the button goes as soon as sending goes on by itself.
  await page.getByRole('button', { name: 'Try now' }).focus();
  line.mend();
  await page.keyboard.press('Enter');
  await expect(said(page).getByText(/^Going on from \d+ percent\.$/)).toBeAttached();
  expect(await percentOf(page)).toBeGreaterThanOrEqual(before);
  await waitForReceipt(page);
  expect(starts[0]).toBeGreaterThan(0);
  expect(await findQuotes(request, name)).toMatchObject([{ fileName, fileSize: size }]);
});

test('After a reload the same document goes on from where it was, without another press', async ({
  page,
  request,
  document,
}) => {
  const name = `Reloaded ${Date.now()}`;
  await send(page, document, name);
  await waitForPercent(page, 10);
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();

  await expect(
    page.getByRole('heading', {
      name: /^Choose Tender documents 招标文件\.bin again to go on from \d+%\.$/,
    }),
  ).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue(name);
  await expect(submitButton(page)).toBeDisabled();
  await expect(page.getByText('The document first. What you typed is still here.')).toBeVisible();
  await checkAtBothSizes(page);

  const starts = watchPieces(page);
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose the document' }).click();
  await (await choosing).setFiles(document);
  await waitForReceipt(page);
  expect(starts[0]).toBeGreaterThan(0);
  expect(await findQuotes(request, name)).toMatchObject([{ fileName, fileSize: size }]);

  await page.goto('/quote');
  await expect(page.getByRole('button', { name: 'Choose a document first' })).toBeDisabled();
});

test('Another file of the same name and size is told apart, and the first one stays', async ({
  page,
  document,
}, testInfo) => {
  await send(page, document, 'Another file');
  await waitForPercent(page, 20);
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByRole('button', { name: 'Choose the document' })).toBeVisible();

  await mkdir(testInfo.outputPath('other'));
  const other = await makeLargeFile(testInfo.outputPath('other', fileName), size);
  const file = await open(other, 'r+');
  await file.write(Buffer.from('x'), 0, 1, 2.5 * megabyte);
  await file.close();
  await page.getByLabel('Choose a file').setInputFiles(other);
  await expect(page.getByRole('heading', { name: 'That is another file.' })).toBeVisible();
  await expect(uploadPanel(page)).toContainText(
    'Same name, but not the same from its third megabyte on.',
  );
  await expect(page.getByRole('button', { name: 'Choose again' })).toBeFocused();
  await checkAtBothSizes(page);

  const starts = watchPieces(page);
  await page.getByRole('button', { name: 'Send this one instead' }).click();
  await expect(yourDocument(page)).toContainText(fileName);
  await expect(yourDocument(page)).toBeFocused();
  await submitButton(page).click();
  await waitForReceipt(page);
  expect(starts[0]).toBe(0);
});

test('What was on its way can be set aside, or deleted', async ({ page, document }) => {
  await send(page, document, 'Set aside');
  await waitForPercent(page, 10);
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Send another one' }).click();
  await expect(page.getByLabel('Choose a file')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Choose a document first' })).toBeDisabled();

  await page.reload();
  await page.getByRole('button', { name: /^Delete the \d+%$/ }).click();
  await expect(toast(page)).toContainText('Nothing of that document is with us any more.');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Choose a document first' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Choose the document' })).toBeHidden();
});

test('Sending can be paused, goes on at a press, and can be cancelled', async ({
  page,
  document,
}) => {
  await send(page, document, 'Paused');
  await waitForPercent(page, 5);
  await page.getByRole('button', { name: 'Pause sending' }).click();
  await expect(page.getByRole('heading', { name: 'Paused.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Go on sending' })).toBeFocused();
  const paused = await percentOf(page);
  await page.getByRole('button', { name: 'Go on sending' }).click();
  await waitForPercent(page, paused + 1);

  await page.getByRole('button', { name: 'Cancel sending' }).click();
  await expect(
    page.getByText('Cancelled. Nothing was kept.', { exact: true }).last(),
  ).toBeVisible();
  await expect(submitButton(page)).toBeEnabled();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Choose a document first' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Choose the document' })).toBeHidden();
});

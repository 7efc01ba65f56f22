import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { findCard, noAnswer, openInstalledConsole } from './console/office.ts';
import {
  chooseDocument,
  fillRequest,
  nineWords,
  submitButton,
  waitUntilRead,
} from './desk/ordering-desk.ts';
import { expect, logIn, test } from './fixtures.ts';
import { everythingOnly } from './sample.ts';

test.use({ allowedConsoleErrors: [noAnswer] });

test('A visitor sends a document and the office answers', async ({ page, browser, ownProduct }) => {
  const customerName = '陈思远 Chen Siyuan';

  await page.goto(`${ownProduct.origin}/quote`);
  await chooseDocument(page);
  await waitUntilRead(page);
  await fillRequest(page, customerName);
  await page.getByLabel('Deadline date').click();
  await page.getByRole('button', { name: /next month/i }).click();
  await page.getByRole('gridcell', { name: '15' }).getByRole('button').click();
  await page.getByLabel('Time', { exact: true }).fill('17:30');
  await submitButton(page).click();
  await expect(page).toHaveURL(/\/success$/);

  const context = await browser.newContext({ baseURL: ownProduct.origin });
  const office = await context.newPage();
  await logIn(office);
  const card = await findCard(office, { id: '', reference: '', customerName });
  await expect(card).toContainText('m.lin@harbourlaw.example');
  await expect(card).toContainText(nineWords.name);
  await expect(card).toContainText('9 words');
  await expect(card).toContainText('$0.90');
  await expect(card).toContainText('Chinese to English');
  await expect(card).not.toContainText('Standard Translation');
  await expect(card).not.toContainText('Standard (5-7 days)');
  await card.getByRole('link', { name: customerName }).click();
  await expect(office.getByText(/\b15\b.*17:30/).first()).toBeVisible();

  await card.getByRole('button', { name: 'in-progress' }).click();
  await expect(office.getByText('Quote status updated', { exact: true })).toBeVisible();
  await expect(card.getByRole('button', { name: 'in-progress' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  const sent = fingerprint(Buffer.from(nineWords.text));
  expect(await download(office, customerName)).toEqual({ name: nineWords.name, bytes: sent });

  await ownProduct.stop();
  await ownProduct.start();
  await office.reload();
  await expect(card).toContainText('in-progress');
  expect(await download(office, customerName)).toEqual({ name: nineWords.name, bytes: sent });

  await context.close();
});

test('The office reads its quotes without a connection', { tag: everythingOnly }, async ({
  page,
  context,
}) => {
  const quote = await openInstalledConsole(page, {
    customerName: '吴佳琪 Wu Jiaqi',
  });
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/^Offline, as of \d\d:\d\d/)).toBeVisible();
  const card = await findCard(page, quote);
  await expect(card).toContainText('合同 草案.txt');
  await expect(page).toHaveURL(/\/admin\/dashboard/);
});

async function download(page: Page, customerName: string) {
  const card = await findCard(page, { id: '', reference: '', customerName });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('link', { name: 'Download' }).click(),
  ]);
  return { name: file.suggestedFilename(), bytes: fingerprint(await readFile(await file.path())) };
}

function fingerprint(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

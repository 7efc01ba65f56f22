import type { Browser, Page } from '@playwright/test';
import { checkAtBothSizes, expect, signIn, test } from '../fixtures.ts';
import { keyOf } from '../request-key.ts';
import { quoteOnServer } from './at-server.ts';
import {
  installWorker,
  noAnswerOrRefusal,
  openDetail,
  pressTool,
  recordPayment,
  type SubmittedQuote,
  submitQuote,
} from './office.ts';

test.use({ allowedConsoleErrors: [noAnswerOrRefusal] });

/** The office quotes in renminbi, and the client accepts. */
async function agree(page: Page, { id }: SubmittedQuote, total: string): Promise<void> {
  const deliverBy = new Date(Date.now() + 7 * 24 * 3_600_000).toISOString();
  const offer = { wordCount: 5, reason: 'by hand', total, currency: 'CNY', deliverBy };
  const headers = { Origin: new URL(page.url()).origin };
  const post = async (path: string, data: object) => {
    const response = await page.request.post(path, { data, headers });
    expect(response.ok(), await response.text()).toBe(true);
  };
  await post(`/api/quotes/${id}/offers`, offer);
  const link = await page.request.get(`/api/quotes/${id}/link`);
  const { requestPath } = await link.json();
  const key = keyOf(requestPath);
  await post(`/api/requests/${key}/acceptances`, { version: 1, name: 'Ouyang Murong' });
}

async function paymentsOnServer(page: Page, quote: SubmittedQuote): Promise<string[]> {
  const { recordedPayments = [] } = (await quoteOnServer(page, quote)) ?? {};
  return recordedPayments.map(({ amount }) => amount);
}

/** Another browser of the office, in which an order is open, and which then has no connection. */
async function openDevice(browser: Browser, baseURL: string, quote: SubmittedQuote) {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await signIn(page);
  await installWorker(page);
  const detail = await openDetail(page, quote);
  await context.setOffline(true);
  return { context, page, detail };
}

test('one transfer that two devices enter without a connection is a question, and one payment', async ({
  page,
  browser,
  product,
}) => {
  const quote = await submitQuote(page, { customerName: '欧阳慕容 Ouyang' });
  await signIn(page);
  await agree(page, quote, '1205.20');
  const [here, there] = [
    await openDevice(browser, product.origin, quote),
    await openDevice(browser, product.origin, quote),
  ];
  for (const { page: device, detail } of [here, there]) {
    await recordPayment(device);
    const money = detail.getByRole('region', { name: 'Money' });
    await expect(money.getByRole('listitem')).toContainText('Bank transfernot sent');
    await expect(money).toContainText('Open¥0.00');
  }
  await here.context.setOffline(false);
  await expect.poll(() => paymentsOnServer(page, quote)).toEqual(['1205.20']);

  await there.context.setOffline(false);
  await expect(there.page.getByText('1 change needs your decision')).toBeVisible();
  await there.page.getByRole('button', { name: 'Review' }).click();
  const dialog = there.page.getByRole('dialog', { name: 'Changes not sent yet' });
  await expect(dialog).toContainText('One transfer or two?');
  await expect(dialog).toContainText('With this one alone the order is paid in full.');
  await expect(dialog).toContainText('With both ¥1,205.20 too much is paid.');
  await expect(dialog.getByRole('button', { name: 'One. Drop mine' })).toBeFocused();
  await checkAtBothSizes(there.page);
  await there.page.keyboard.press('Enter');
  await expect(dialog).toContainText('Everything has been sent.');
  await there.page.keyboard.press('Escape');
  const money = there.detail.getByRole('region', { name: 'Money' });
  await expect(money.getByRole('listitem')).toHaveCount(1);
  await expect(money).toContainText('Paid¥1,205.20');
  expect(await paymentsOnServer(page, quote)).toEqual(['1205.20']);
  for (const { context } of [here, there]) await context.close();
});

test('two transfers of one sum on one day are two payments, and one of them is corrected', async ({
  page,
  browser,
  product,
}) => {
  const quote = await submitQuote(page, { customerName: 'Two transfers' });
  await signIn(page);
  // In renminbi, of the whole office.
  const readRevenue = async () => {
    const csv = await (await page.request.get('/api/admin/payments.csv?by=month')).text();
    return Number(/CNY,([\d.]+)/.exec(csv)?.[1] ?? 0);
  };
  const revenueBefore = await readRevenue();
  await agree(page, quote, '2000.00');
  const { context, page: device, detail } = await openDevice(browser, product.origin, quote);
  await recordPayment(device, '800');
  await recordPayment(device, '８００．００');
  const money = detail.getByRole('region', { name: 'Money' });
  await expect(money.getByRole('listitem')).toHaveCount(2);
  await expect(money).toContainText('Open¥400.00');
  const record = money.getByRole('button', { name: 'Record a payment' });
  await record.click();
  await device.getByRole('dialog').getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(record).toBeFocused();
  await context.setOffline(false);
  await expect.poll(() => paymentsOnServer(page, quote)).toEqual(['800.00', '800.00']);
  await expect(device.getByText(/waiting to be sent|needs your decision/)).toBeHidden();

  await device.getByRole('button', { name: /^\d+ Unpaid$/ }).click();
  const card = device.getByRole('feed').getByRole('article', { name: quote.customerName });
  await expect(card).toContainText('¥400.00');
  await expect(card).toContainText('of ¥2,000.00 · paid in part');
  await expect(card).toContainText('Accepted today');
  await checkAtBothSizes(device);

  await money
    .getByRole('button', { name: /^Correct: Bank transfer/ })
    .first()
    .click();
  const dialog = device.getByRole('dialog', { name: 'Correct a payment' });
  await dialog.getByRole('button', { name: 'Write the counter-entry' }).click();
  await expect(dialog.getByText('Say why. Only the office reads it.')).toBeVisible();
  await checkAtBothSizes(device);
  await dialog.getByLabel('Why').fill('belongs to another order');
  await dialog.getByRole('button', { name: 'Write the counter-entry' }).click();
  await expect(dialog).toBeHidden();
  // The pressed button is gone with what it has corrected.
  await expect(detail.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(money.getByRole('listitem')).toHaveCount(3);
  await expect(money).toContainText('“belongs to another order”');
  await expect(money).toContainText('Open¥1,200.00');
  await expect.poll(readRevenue).toBeCloseTo(revenueBefore + 800);
  await pressTool(device, 'Export');
  await expect(device.getByRole('link', { name: 'CSV of revenue by month' })).toBeVisible();
  await context.close();
});

import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { everythingOnly } from '../sample.ts';
import {
  choose,
  findCard,
  keepQuoteOnDevice,
  noAnswer,
  openDetail,
  openInstalledConsole,
  readCachedUrls,
  readDatabase,
} from './office.ts';

test.use({ allowedConsoleErrors: [noAnswer] });

/** What the server answers to whoever asks for the list with this browser's cookies. */
async function listStatus(page: Page): Promise<number> {
  return (await page.request.get('/api/admin/quotes')).status();
}

test('P10: a log-out leaves nothing of a submission on the device', async ({ page, context }) => {
  const quote = await openInstalledConsole(page);
  await openDetail(page, quote);
  await expect.poll(() => readDatabase(page)).toContain(quote.customerName);

  const other = await context.newPage();
  await other.goto('/admin/dashboard');
  await expect(other.getByRole('feed')).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/admin/login');
  await expect(other).toHaveURL('/admin/login');
  await expect(page).toHaveTitle(/^Staff login/);

  expect(await readDatabase(page)).not.toContain('YQ-');
  expect((await readCachedUrls(page)).filter((url) => url.includes('/api'))).toEqual([]);
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(kept).not.toContain(quote.reference);

  await page.goBack();
  await expect(page.getByLabel('Username')).toBeVisible();
  await expect(page).toHaveURL('/admin/login');
  await expect(page.getByText(quote.customerName)).toBeHidden();
  await expect.poll(() => listStatus(page)).toBe(401);
});

test('P10: offline too, and the server is told when it can be reached', async ({
  page,
  context,
}) => {
  await keepQuoteOnDevice(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/admin\/login/);
  await expect(page.getByText('Logout failed').first()).toBeVisible();
  expect(await readDatabase(page)).not.toContain('YQ-');
  await page.reload();
  await expect(page.getByLabel('Username')).toBeVisible();
  await page.goto('/admin/dashboard');
  await expect(page.getByLabel('Username')).toBeVisible();

  await context.setOffline(false);
  await page.reload();
  await expect.poll(() => listStatus(page)).toBe(401);
});

test('a log-out with changes not sent asks first', async ({ page, context }) => {
  const quote = await openInstalledConsole(page);
  await context.setOffline(true);
  await choose(await findCard(page, quote), 'completed');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Stay logged in' }).click();
  await expect(page.getByText('1 change waiting to be sent')).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Discard and log out' }).click();
  await expect(page).toHaveURL(/\/admin\/login/);
  await expect.poll(() => readDatabase(page)).not.toContain(quote.id);
});

test('the copy is locked 72 hours after the server confirmed the session', {
  tag: everythingOnly,
}, async ({ page, context }) => {
  const quote = await keepQuoteOnDevice(page);
  await context.setOffline(true);
  await page.clock.install({ time: Date.now() + 73 * 3_600_000 });
  await page.reload();
  await expect(page.getByText(/The copy on this device is locked/)).toBeVisible();
  await expect(page.getByText(quote.customerName)).toBeHidden();
});

test('a wrong password is answered on the page and in a toast', { tag: everythingOnly }, async ({
  browser,
  product,
}) => {
  const page = await browser.newPage({ baseURL: product.origin });
  await page.goto('/admin/login');
  await page.getByLabel('Username').fill('office');
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Error', { exact: true })).toBeVisible();
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
  await page.close();
});

import { expect, signIn, test } from '../fixtures.ts';
import { everythingOnly } from '../sample.ts';
import {
  findCard,
  keepQuoteOnDevice,
  noAnswer,
  openConsole,
  openDetail,
  openInstalledConsole,
  readCachedUrls,
  submitQuote,
} from './office.ts';

test.use({ allowedConsoleErrors: [noAnswer] });

test('P01: the office reads its quotes without a connection', async ({ page, context }) => {
  const quote = await keepQuoteOnDevice(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/^Offline, as of \d\d:\d\d/)).toBeVisible();
  await expect(await findCard(page, quote)).toContainText('English to Chinese');

  const another = await context.newPage();
  await another.goto('/admin/dashboard');
  await expect(another.getByText(/^Offline, as of/)).toBeVisible();
  await expect(await findCard(another, quote)).toBeVisible();
});

test('without a cached session an offline device shows the login page', async ({
  page,
  context,
}) => {
  await page.goto('/admin/login');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await context.setOffline(true);
  await page.goto('/admin/dashboard');
  await expect(page).toHaveURL(/\/admin\/login/);
  await expect(page.getByText('You are offline')).toBeVisible();
});

test('P11: no answer of the API is ever in Cache Storage', async ({ page }) => {
  const quote = await openInstalledConsole(page);
  await openDetail(page, quote);
  const urls = await readCachedUrls(page);
  expect(urls.length).toBeGreaterThan(3);
  expect(urls.filter((url) => url.includes('/api'))).toEqual([]);
});

test('P19: the public site is not controlled by the console’s worker', {
  tag: everythingOnly,
}, async ({ page }) => {
  await page.goto('/admin/login');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  for (const path of ['/', '/quote']) {
    await page.goto(path);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  }
});

for (const { days, tag } of [
  { days: -1, tag: everythingOnly },
  { days: 1, tag: [] },
]) {
  const title = `P21: order and clocks follow the server when the device is off by ${days} day`;
  test(title, { tag }, async ({ page }) => {
    const earlier = await submitQuote(page, { customerName: 'Skew' });
    const later = await submitQuote(page, { customerName: 'Skew' });
    await page.clock.install({ time: Date.now() + days * 86_400_000 });
    await signIn(page);
    await page.getByRole('searchbox').fill('Skew');
    const names = page.getByRole('feed').getByRole('heading');
    await expect(names.filter({ hasText: later.customerName })).toBeVisible();
    const order = (await names.allTextContents()).filter((name) =>
      [earlier.customerName, later.customerName].includes(name),
    );
    expect(order).toEqual([later.customerName, earlier.customerName]);
    const card = page.getByRole('article', { name: later.customerName });
    await expect(card).toContainText(/Reply due in (23 h 5\d min|24 h)/);
  });
}

test('P22: what a client typed is text in card, detail, title and toast', {
  tag: everythingOnly,
}, async ({ page }) => {
  const quote = await openConsole(page, {
    customerName: '<img src=x onerror="document.title=1">',
    fileName: '<b>bold</b>.txt',
  });
  const card = await findCard(page, quote);
  await expect(card.locator('img')).toHaveCount(0);
  await card.getByRole('link', { name: quote.customerName }).click();
  await expect(page.getByRole('heading', { level: 2, name: quote.customerName })).toBeVisible();
  await expect(page).toHaveTitle(/^(\(\d+\) )?<img src=x/);
});

test('the address names a submission, and Back returns to the list', async ({ page }) => {
  const quote = await openConsole(page);
  await openDetail(page, quote);
  await expect(page).toHaveURL(new RegExp(`quote=${quote.id}`));
  const heading = page.getByRole('heading', { level: 2, name: quote.customerName });
  await expect(heading).toBeVisible();
  await page.reload();
  await expect(heading).toBeVisible();
  await page.goBack();
  await expect(heading).toBeHidden();
  await page.goto(`/admin/dashboard?quote=${quote.reference}`);
  await expect(heading).toBeVisible();
});

test('a shortcut of the installed console opens the pending submissions', {
  tag: everythingOnly,
}, async ({ page }) => {
  const quote = await openConsole(page);
  await page.goto('/admin/dashboard?status=pending&sort=reply');
  await findCard(page, quote);
  await expect(page.getByRole('button', { name: /pending$/ }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

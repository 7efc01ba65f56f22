import type { Page } from '@playwright/test';
import { expect, logIn, signIn, test } from '../fixtures.ts';
import { everythingOnly } from '../sample.ts';
import { statusOnServer } from './at-server.ts';
import {
  findCard,
  noAnswer,
  openConsole,
  openInstalledConsole,
  openSearch,
  pressTool,
  submitQuote,
} from './office.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('the daily work is done by thumb alone', async ({ page }) => {
  const quote = await submitQuote(page, { customerName: 'Thumb' });
  await logIn(page);
  await page.getByRole('button', { name: 'Find' }).tap();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.getByRole('searchbox').fill(quote.customerName);
  const card = page.getByRole('article', { name: quote.customerName });
  await card.getByRole('button', { name: 'pending' }).tap();
  await card.getByRole('button', { name: 'in-progress' }).tap();
  await expect.poll(() => statusOnServer(page, quote)).toBe('in-progress');
  await card.getByRole('button', { name: 'Undo' }).tap();
  await expect.poll(() => statusOnServer(page, quote)).toBe('pending');

  await card.getByRole('heading').tap();
  const detail = page.getByRole('region', { name: 'Detail', exact: true });
  await expect(detail.getByRole('heading', { name: quote.customerName })).toBeVisible();
  await detail.getByRole('button', { name: 'completed' }).tap();
  await expect.poll(() => statusOnServer(page, quote)).toBe('completed');
  await expect(detail.getByText(/^Documents deleted /)).toBeVisible();
  await detail.getByRole('button', { name: 'All submissions' }).tap();
  await expect(card.getByText(/^Documents deleted /)).toBeVisible();
  await expect(card.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue(quote.customerName);

  await card.getByRole('heading').tap();
  await page.goBack();
  await expect(page).not.toHaveURL(/quote=/);
  await page.getByRole('search').getByRole('button', { name: 'Close' }).tap();
  await expect(page.getByRole('button', { name: 'Find' })).toBeFocused();
  await pressTool(page, 'Logout');
  await expect(page.getByLabel('Username')).toBeVisible();
});

test.describe('on a train', () => {
  test.use({ allowedConsoleErrors: [noAnswer] });

  test('what is decided, taken back, undone and exported needs a thumb only', {
    tag: everythingOnly,
  }, async ({ page, context }) => {
    const quote = await openInstalledConsole(page, { customerName: 'Train' });
    const card = await findCard(page, quote);
    const detail = page.getByRole('region', { name: 'Detail', exact: true });

    await page.getByRole('search').getByRole('button', { name: 'Close' }).tap();
    await page.getByRole('button', { name: 'More' }).tap();
    await page.getByRole('combobox', { name: 'Order' }).selectOption('deadline');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'More' })).toBeFocused();
    await expect(page.getByRole('combobox', { name: 'Order' })).toBeHidden();
    await openSearch(page);
    await page
      .getByRole('group', { name: 'Status', exact: true })
      .getByRole('button', { name: /pending/ })
      .tap();
    await expect(page).toHaveURL(/status=pending/);
    await page.getByRole('search').getByRole('button', { name: 'Close' }).tap();
    await expect(page).not.toHaveURL(/status=/);
    await pressTool(page, 'Export');
    const csv = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export as CSV' }).tap();
    await (await csv).path();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();

    await context.setOffline(true);
    await card.getByRole('heading').tap();
    await detail.getByRole('button', { name: 'completed' }).tap();
    await page.getByRole('button', { name: 'Review' }).tap();
    const waiting = page.getByRole('dialog', { name: 'Changes not sent yet' });
    await waiting.getByRole('button', { name: 'Undo' }).tap();
    await expect(waiting).toContainText('Everything has been sent.');
    await waiting.getByRole('button', { name: 'Close' }).tap();
    await detail.getByRole('button', { name: 'in-progress' }).tap();
    await expect(page.getByText('1 change waiting to be sent')).toBeVisible();

    await context.setOffline(false);
    await expect.poll(() => statusOnServer(page, quote)).toBe('in-progress');
    await detail.getByRole('button', { name: 'Undo' }).tap();
    await expect.poll(() => statusOnServer(page, quote)).toBe('pending');
    await expect(detail.getByRole('heading', { level: 2 })).toBeFocused();

    const file = page.waitForEvent('download');
    await detail.getByRole('link', { name: 'Download' }).tap();
    await (await file).path();
    await detail.getByRole('button', { name: 'All submissions' }).tap();
    await expect(page).not.toHaveURL(/quote=/);
    await pressTool(page, 'Help');
    await page.getByRole('dialog', { name: 'Help' }).getByRole('button', { name: 'Close' }).tap();
    await pressTool(page, 'Refresh');
    await pressTool(page, 'Logout');
    await expect(page.getByLabel('Username')).toBeVisible();
  });
});

test('the way back is in sight, however long the name below it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 420 });
  const quote = await openConsole(page, { customerName: 'W'.repeat(160) });
  await page.goto(`/admin/dashboard?quote=${quote.id}`);
  await expect(page.getByRole('heading', { level: 2, name: quote.customerName })).toBeFocused();
  await expect(page.getByRole('button', { name: 'All submissions' })).toBeInViewport();
});

test('a notice lies on no card, not even on the lowest', { tag: everythingOnly }, async ({
  page,
}) => {
  for (let n = 0; n < 4; n += 1) await submitQuote(page, { customerName: 'Lowest' });
  await signIn(page);
  await openSearch(page);
  await page.getByRole('searchbox').fill('Lowest');
  await page.getByRole('article').first().focus();
  await page.keyboard.press('End');
  const card = page.getByRole('article').last();
  await expect(card).toHaveAttribute('aria-posinset', '4');
  await card.getByRole('button', { name: 'pending' }).tap();
  await card.getByRole('button', { name: 'in-progress' }).tap();
  const lowest = card.getByRole('button', { name: 'in-progress' });
  await expect(page.getByText('Quote status updated').first()).toBeVisible();
  await expect(lowest).toBeEnabled();
  // A trial waits until the button itself would be hit; the notice stays longer than that.
  await lowest.tap({ trial: true, timeout: 2000 });
  await expect(card.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('no single press on a row sets a status, wherever it lands', async ({ page }) => {
  const quote = await openConsole(page, { customerName: 'Stray' });
  const card = await findCard(page, quote);
  const current = card.getByRole('button', { name: 'pending' });
  await expect(current).toHaveAttribute('aria-expanded', 'false');
  const place = await current.boundingBox();
  if (place === null) throw new Error('No mark');
  // The place of each of the four, on the line and above it.
  for (const column of [1, 2, 3]) {
    await page.touchscreen.tap(place.x + place.width * (column + 0.5), place.y + 30);
    await expect(page).toHaveURL(/quote=/);
    await page.goBack();
    await expect(page).not.toHaveURL(/quote=/);
  }
  await current.tap();
  await expect(current).toHaveAttribute('aria-expanded', 'true');
  const opened = await current.boundingBox();
  expect(opened?.x).toBeCloseTo(place.x);
  expect((opened?.y ?? 0) + (opened?.height ?? 0)).toBeCloseTo(place.y + place.height);
  // A double tap closes what it has opened.
  await current.tap();
  await expect(current).toHaveAttribute('aria-expanded', 'false');
  expect(await statusOnServer(page, quote)).toBe('pending');
});

test('everything to be tapped is large enough', async ({ page }) => {
  const quote = await openConsole(page, { customerName: 'Target' });
  await page.getByRole('button', { name: 'More' }).tap();
  expect(await findSmall(page)).toEqual([]);
  await (await findCard(page, quote)).getByRole('heading').tap();
  expect(await findSmall(page)).toEqual([]);
});

/** What a finger may miss. A label is part of what it names. */
function findSmall(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button, input, select')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter(
        (element) => (element.closest('label') ?? element).getBoundingClientRect().height < 44,
      )
      .map((element) => element.outerHTML.slice(0, 80)),
  );
}

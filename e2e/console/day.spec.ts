import type { BrowserContext, Page } from '@playwright/test';
import { expect, signIn, test } from '../fixtures.ts';
import { quoteOnServer } from './at-server.ts';
import {
  findCard,
  installWorker,
  noAnswer,
  type SubmittedQuote,
  submitQuote,
  waitUntilReady,
} from './office.ts';

/** Counts the streams that a browser opens, all its tabs together. */
function countStreams(context: BrowserContext): { opened: number } {
  const seen = { opened: 0 };
  context.on('request', (request) => {
    if (request.url().endsWith('/api/admin/changes')) seen.opened += 1;
  });
  return seen;
}

/** What the icon shows, where the browser has one: noted instead of drawn. */
async function watchBadge(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const note = (count: number) => {
      document.documentElement.dataset.badge = String(count);
      return Promise.resolve();
    };
    Object.assign(navigator, { setAppBadge: note, clearAppBadge: () => note(0) });
  });
}

const view = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Show only' }).getByRole('button', { name });

async function countIn(page: Page, name: RegExp): Promise<string> {
  return (await view(page, name).innerText()).replace(/\D/g, '');
}

async function openedAt(page: Page, quote: SubmittedQuote): Promise<string | undefined> {
  return (await quoteOnServer(page, quote))?.openedAt;
}

test('a new request appears in every open tab by one stream, and marks title and icon', async ({
  page,
  context,
}) => {
  const streams = countStreams(context);
  await watchBadge(context);
  for (let count = 0; count < 12; count += 1) await submitQuote(page);
  await signIn(page);
  await expect(page.getByRole('article').first()).toBeVisible();
  const other = await context.newPage();
  await other.goto('/admin/dashboard');
  await expect(other.getByRole('article').first()).toBeVisible();

  const first = await submitQuote(page, { customerName: 'First' });
  for (const tab of [page, other]) {
    const card = tab.getByRole('article', { name: first.customerName });
    await expect(card).toBeInViewport();
    await expect(card.getByText('New', { exact: true })).toBeVisible();
    await expect(view(tab, /New$/)).toHaveText(/\d/);
    const count = await countIn(tab, /New$/);
    await expect(tab).toHaveTitle(new RegExp(`^\\(${count}\\) `));
    await expect(tab.locator('html')).toHaveAttribute('data-badge', count);
  }
  expect(streams.opened).toBe(1);

  // A reader further down is notified, and nothing moves.
  const row = page.locator('article[aria-posinset="5"]');
  await row.evaluate((card) => {
    const list = card.closest('[role="feed"]')?.parentElement;
    if (list) list.scrollTop = 300;
  });
  const name = await row.getByRole('heading').innerText();
  const read = page.getByRole('article', { name });
  const place = async () => Math.round((await read.boundingBox())?.y ?? 0);
  const before = await place();
  const second = await submitQuote(page, { customerName: 'Second' });
  const arrived = page.getByRole('button', { name: '1 new' });
  await expect(arrived).toBeVisible();
  // A list scrolls by whole pixels, a row is as high as its text.
  expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(1);
  await arrived.click();
  const card = page.getByRole('article', { name: second.customerName });
  await expect(card).toBeFocused();
  await expect(arrived).toBeHidden();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: second.customerName })).toBeVisible();
  await expect.poll(() => openedAt(page, second)).toBeTruthy();
  const there = other.getByRole('article', { name: second.customerName });
  await expect(there.getByText('New', { exact: true })).toBeHidden();

  await page.close();
  const third = await submitQuote(page, { customerName: 'Third' });
  await expect(other.getByRole('article', { name: third.customerName })).toBeVisible();
  expect(streams.opened).toBe(2);
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(other.locator('html')).toHaveAttribute('data-badge', '0');
  await expect(other).not.toHaveTitle(/^\(/);
});

test.describe('without a connection', () => {
  test.use({ allowedConsoleErrors: [noAnswer] });

  test('views by keyboard: what is opened offline is new no more, and told later', async ({
    page,
    context,
  }) => {
    const quotes: SubmittedQuote[] = [];
    for (let count = 0; count < 3; count += 1) {
      quotes.push(await submitQuote(page, { customerName: 'Roundelay' }));
    }
    const [oldest = quotes[0]] = quotes;
    await signIn(page);
    await installWorker(page);
    await view(page, /New$/).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/view=new/);
    await page.getByRole('searchbox').fill('Roundelay');
    const cards = page.getByRole('feed').getByRole('article');
    await expect(cards).toHaveCount(3);
    // What is due first comes first.
    await expect(cards.first()).toHaveAccessibleName(oldest?.customerName ?? '');

    await context.setOffline(true);
    await page.getByRole('searchbox').press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('feed').getByText('New', { exact: true })).toHaveCount(2);
    await expect(cards).toHaveCount(3);
    await expect(page.getByText(/waiting to be sent/)).toBeHidden();
    await page.reload();
    await waitUntilReady(page);
    await page.getByRole('searchbox').fill('Roundelay');
    await expect(cards).toHaveCount(2);
    await expect(page.getByText('2 found in this view.')).toBeVisible();
    await page.getByRole('button', { name: /^Search all / }).click();
    await expect(page).not.toHaveURL(/view=/);
    await expect(cards).toHaveCount(3);
    await context.setOffline(false);
    if (oldest) {
      await expect.poll(() => openedAt(page, oldest)).toBeTruthy();
      await expect((await findCard(page, oldest)).getByText('New', { exact: true })).toBeHidden();
    }

    await view(page, /Overdue$/).click();
    await page.getByRole('searchbox').fill('');
    await expect(page.getByText('Nothing is late.')).toBeVisible();
  });
});

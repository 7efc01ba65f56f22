import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../fixtures.ts';
import { everythingOnly } from '../sample.ts';
import { statusOnServer } from './at-server.ts';
import { openConsole, submitQuote } from './office.ts';

test('the daily work is done by keyboard alone', async ({ page }) => {
  const second = await submitQuote(page, { customerName: 'Keyboard' });
  const first = await openConsole(page, { customerName: 'Keyboard' });
  await expect(page.getByRole('feed')).toBeVisible();

  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('Keyboard');
  await expect(page.getByRole('article', { name: first.customerName })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('article', { name: first.customerName })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('article', { name: second.customerName })).toBeFocused();
  await page.keyboard.press('2');
  await expect.poll(() => statusOnServer(page, second)).toBe('in-progress');
  expect(await statusOnServer(page, first)).toBe('pending');

  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: second.customerName })).toBeVisible();
  await page.keyboard.press('3');
  await expect.poll(() => statusOnServer(page, second)).toBe('completed');
  await expect(page.getByText(/will be deleted in .* Any other status/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/quote=/);

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a key never decides about a card that the search has hidden', {
  tag: everythingOnly,
}, async ({ page }) => {
  const hidden = await submitQuote(page, { customerName: 'Hidden' });
  const shown = await openConsole(page, { customerName: 'Shown' });
  await page.getByRole('searchbox').fill(hidden.customerName);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('article', { name: hidden.customerName })).toBeFocused();
  await page.keyboard.press('/');
  await page.getByRole('searchbox').fill(shown.customerName);
  await expect(page.getByRole('article', { name: shown.customerName })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('4');
  await page.getByRole('searchbox').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('3');
  await expect.poll(() => statusOnServer(page, shown)).toBe('completed');
  expect(await statusOnServer(page, hidden)).toBe('pending');
});

test('a card keeps its place when it is decided, and is gone when one comes back', async ({
  page,
}) => {
  for (let count = 0; count < 3; count += 1) {
    await submitQuote(page, { customerName: 'Triage' });
  }
  await signIn(page);
  await page.goto('/admin/dashboard?status=pending');
  await page.getByRole('searchbox').fill('Triage');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(3);
  const names = await cards.getByRole('heading').allInnerTexts();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const decided = page.getByRole('article', { name: names[1] ?? '' });
  await expect(decided).toBeFocused();
  await page.keyboard.press('3');
  const completed = decided.getByRole('button', { name: 'completed' });
  await expect(completed).toHaveAttribute('aria-pressed', 'true');
  await expect(decided).toBeFocused();
  expect(await cards.getByRole('heading').allInnerTexts()).toEqual(names);
  await page.keyboard.press('j');
  await expect(page.getByRole('article', { name: names[2] ?? '' })).toBeFocused();

  const showOnly = page.getByRole('group', { name: 'Show only' });
  const all = showOnly.getByRole('button', { name: /All$/ });
  await all.click();
  // Two presses before the list is drawn are one search, and in one search a card keeps its place.
  await expect(all).toHaveAttribute('aria-pressed', 'true');
  await showOnly.getByRole('button', { name: /pending$/ }).click();
  await expect(cards).toHaveCount(2);
});

test('the list that is shown is exported as CSV', { tag: everythingOnly }, async ({ page }) => {
  const quote = await openConsole(page, { customerName: '=SUM(1)' });
  await page.getByRole('searchbox').fill(quote.customerName);
  await expect(page.getByRole('article', { name: quote.customerName })).toBeVisible();
  await page.getByRole('button', { name: 'Export' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const stream = await (await downloading).createReadStream();
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(Buffer.from(part));
  const csv = Buffer.concat(parts).toString('utf8');
  expect(csv.startsWith('\uFEFFReference,')).toBe(true);
  expect(csv).toContain(`'${quote.customerName}`);
  expect(csv).toContain('合同 草案.txt');
  expect(csv.trimEnd().split('\r\n')).toHaveLength(2);
});

/** Fills the list with `count` submissions, "Client 0" and on; the names of every other one are long. */
async function showMany(page: Page, count: number) {
  await submitQuote(page);
  await signIn(page);
  const [sample] = await (await page.request.get('/api/admin/quotes')).json();
  const quotes = Array.from({ length: count }, (_, index) => ({
    ...sample,
    id: `many-${index}`,
    // One that no search for a number finds: a drawn one may hold any digit.
    reference: 'YQ-MANY-MANY',
    customerName: `Client ${index}${index % 2 === 0 ? '' : ` of ${'a very long name '.repeat(8)}`}`,
  }));
  await page.route('**/api/admin/quotes*', (route) => route.fulfill({ json: quotes }));
  await page.reload();
  const shown = `${count.toLocaleString('en')} submissions, newest first`;
  // Megabytes, all of which pass through the process of the test.
  await expect(page.getByText(shown)).toBeVisible({ timeout: 60_000 });
  return quotes;
}

test('what a search finds is shown from its top', { tag: everythingOnly }, async ({ page }) => {
  await showMany(page, 500);
  const list = page.getByRole('feed').locator('..');
  await list.evaluate((scroller) => scroller.scrollTo(0, 30_000));
  await expect(page.getByRole('article', { name: 'Client 0', exact: true })).not.toBeInViewport();
  for (const [text, first] of [
    ['Client 1', 'Client 1 of'],
    ['Client 12', 'Client 12'],
    ['', 'Client 0'],
  ] as const) {
    await page.getByRole('searchbox').fill(text);
    await expect(page.getByRole('article').first()).toContainText(first);
    await expect(page.getByRole('article').first()).toBeInViewport({ ratio: 1 });
  }
});

test('the cards stay under the pointer when submissions come and go above them', {
  tag: everythingOnly,
}, async ({ page }) => {
  const quotes = await showMany(page, 500);
  const list = page.getByRole('feed').locator('..');
  await list.evaluate((scroller) => scroller.scrollTo(0, 8_800));
  const card = page.getByRole('article', { name: /^Client 8\d/ }).nth(3);
  await expect(card).toBeInViewport();
  const name = (await card.getByRole('heading').innerText()).split(' of ')[0];
  const same = page.getByRole('article', { name: new RegExp(`^${name}( |$)`) });
  const { y } = (await same.boundingBox()) ?? { y: Number.NaN };
  const newcomers = ['x', 'y', 'z'].map((id) => ({ ...quotes[0], id, customerName: id }));
  for (const listed of [[...newcomers, ...quotes], quotes.slice(7), quotes]) {
    await page.route('**/api/admin/quotes*', (route) => route.fulfill({ json: listed }));
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(
      page.getByText(`${listed.length.toLocaleString('en')} submissions, newest`),
    ).toBeVisible();
    await expect
      .poll(async () => Math.round((await same.boundingBox())?.y ?? 0))
      .toBe(Math.round(y));
  }
});

test('a card that takes over the place of another is measured anew', {
  tag: everythingOnly,
}, async ({ page }) => {
  await showMany(page, 500);
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByLabel('Full cards').check();
  for (const name of ['Client 491', 'Client 493']) {
    await page.getByRole('searchbox').fill(name);
    const card = page.getByRole('article', { name });
    await expect(card).toBeVisible();
    const height = (element: HTMLElement) => element.offsetHeight;
    await expect
      .poll(() => page.getByRole('feed').evaluate(height))
      .toBe(await card.evaluate(height));
  }
});

test('P20: five thousand submissions are at hand', { tag: everythingOnly }, async ({ page }) => {
  await showMany(page, 5_000);
  expect(await page.getByRole('article').count()).toBeLessThan(20);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await expect(page.getByRole('article', { name: /^Client 4999 / })).toBeFocused();

  const scroller = page.getByRole('feed').locator('..');
  await scroller.evaluate((list) => list.scrollTo(0, 0));
  await expect(page.getByRole('article', { name: 'Client 0', exact: true })).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('article', { name: 'Client 4998' })).toBeFocused();
  await page.getByRole('searchbox').fill('Client 4320');
  await expect(page.getByRole('article')).toHaveCount(1);
});

import type { Page } from '@playwright/test';
import { expect, logIn, signIn, test } from '../fixtures.ts';
import { forgetLayoutShifts, readLayoutShifts, watchLayoutShifts } from '../layout-shifts.ts';
import { everythingOnly } from '../sample.ts';
import {
  findCard,
  installWorker,
  noAnswerOrRefusal,
  openConsole,
  pressTool,
  submitQuote,
  waitUntilReady,
} from './office.ts';

test.use({ allowedConsoleErrors: [noAnswerOrRefusal] });

/**
 * Out of the worker's cache the font may come a frame late on a busy machine, and one word or button beside it moves by
 * that: a hundredth of what is called good at most.
 */
const lateFontShift = 0.001;

/** Nothing is being fetched; a narrow screen has the button under "More". */
async function expectRefreshed(page: Page): Promise<void> {
  const refresh = page.getByRole('button', { name: /^Refresh/, includeHidden: true });
  await expect(refresh).toHaveAttribute('aria-busy', 'false');
}

async function waitForAnswer(page: Page): Promise<void> {
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectRefreshed(page);
  await waitUntilReady(page);
}

for (const { width, tag } of [
  { width: 360, tag: everythingOnly },
  { width: 390, tag: [] },
  { width: 768, tag: everythingOnly },
  { width: 1440, tag: everythingOnly },
]) {
  const title = `nothing moves on its own at ${width} pixels, cold, warm and at a refresh`;
  test(title, { tag }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const quote = await submitQuote(page, { customerName: '陈思远 Chen Siyuan' });
    for (let count = 0; count < 9; count += 1) await submitQuote(page);
    await watchLayoutShifts(page);
    await page.goto('/admin/login');
    await expect(page.getByLabel('Username')).toBeVisible();
    expect.soft(await readLayoutShifts(page), 'login').toEqual([]);

    await logIn(page);
    await waitForAnswer(page);
    expect.soft(await readLayoutShifts(page), 'after the login').toEqual([]);
    await page.goto('/admin/dashboard');
    await waitForAnswer(page);
    expect.soft(await readLayoutShifts(page), 'cold').toEqual([]);

    await installWorker(page);
    await waitForAnswer(page);
    expect.soft(await readLayoutShifts(page), 'warm').toEqual([]);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await pressTool(page, 'Refresh');
    await waitForAnswer(page);
    expect.soft(await readLayoutShifts(page), 'refreshed').toEqual([]);

    await (await findCard(page, quote)).getByRole('link', { name: quote.customerName }).click();
    await expect(page.getByRole('heading', { level: 2, name: quote.customerName })).toBeVisible();
    await waitForCount(page);
    await page.reload();
    await expect(page.getByRole('heading', { level: 2, name: quote.customerName })).toBeVisible();
    await expectRefreshed(page);
    expect.soft(await readLayoutShifts(page), 'detail').toEqual([]);

    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByText(/^Offline, as of/)).toBeVisible();
    await waitUntilReady(page);
    const offline = await readLayoutShifts(page);
    expect
      .soft(
        offline.filter(({ value }) => value > lateFontShift),
        'offline',
      )
      .toEqual([]);
    await page.context().setOffline(false);

    const list = '**/api/admin/quotes*';
    await page.evaluate(async () => {
      for (const worker of await navigator.serviceWorker.getRegistrations()) {
        await worker.unregister();
      }
    });
    for (const [name, answer] of [
      ['empty', { json: [] }],
      ['failing', { status: 500, json: { message: 'Out of order', code: 'internal' } }],
    ] as const) {
      await page.evaluate(() => indexedDB.deleteDatabase('yiqiao-console'));
      await page.route(list, (route) => route.fulfill(answer));
      await page.goto('/admin/dashboard');
      await expect(page.getByText(/No quote submissions yet|could not be loaded/)).toBeVisible();
      expect.soft(await readLayoutShifts(page), name).toEqual([]);
    }
  });
}

test('the connection goes and returns at every width, and nothing moves', {
  tag: everythingOnly,
}, async ({ page, context }) => {
  for (let count = 0; count < 12; count += 1) await submitQuote(page);
  const quote = await submitQuote(page);
  await watchLayoutShifts(page);
  await signIn(page);
  await installWorker(page);
  const strip = page.getByText(/^Offline, as of/);
  const places = () =>
    page
      .locator('header button, search input, article[aria-posinset="5"]')
      .evaluateAll((parts) => parts.map((part) => JSON.stringify(part.getBoundingClientRect())));
  const widths = [360, 390, 768, 1000, 1440];

  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await waitForAnswer(page);
    await page.locator('article[aria-posinset="5"]').evaluate((row) => {
      const list = row.closest('[role="feed"]')?.parentElement;
      if (list) list.scrollTop = 150;
    });
    const before = await places();
    await forgetLayoutShifts(page);
    await context.setOffline(true);
    await expect(strip).toBeInViewport({ ratio: 1 });
    expect.soft(await places(), `offline at ${width}`).toEqual(before);
    await context.setOffline(false);
    await expect(strip).toBeHidden();
    expect.soft(await places(), `online at ${width}`).toEqual(before);
    expect.soft(await readLayoutShifts(page), `list at ${width}`).toEqual([]);
  }

  await page.goto(`/admin/dashboard?quote=${quote.id}`);
  await expect(page.getByRole('heading', { level: 2, name: quote.customerName })).toBeVisible();
  for (const width of widths.toReversed()) {
    await page.setViewportSize({ width, height: 844 });
    await waitForAnswer(page);
    await forgetLayoutShifts(page);
    await context.setOffline(true);
    await expect(strip).toBeInViewport({ ratio: 1 });
    expect.soft(await readLayoutShifts(page), `detail at ${width}`).toEqual([]);
    await context.setOffline(false);
    await expect(strip).toBeHidden();
  }
});

test('counts of any length take the place of those not known yet, and nothing moves', {
  tag: everythingOnly,
}, async ({ page }) => {
  await signIn(page);
  const views = page.getByRole('group', { name: 'Show only' });
  const counts = views.locator('button > span:first-child > span');
  const places = () =>
    page
      .locator('header button, header button > span:last-child')
      .evaluateAll((parts) => parts.map((part) => JSON.stringify(part.getBoundingClientRect())));
  const write = (texts: readonly string[]) =>
    counts.evaluateAll((parts, all) => {
      for (const [index, part] of parts.entries()) part.textContent = all[index] ?? '';
    }, texts);
  await expect(views.getByRole('button', { name: /^\d.* All$/ })).toBeVisible();
  for (const width of [320, 360, 390, 768, 1000, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await write(Array.from({ length: 10 }, () => '–'));
    const before = await places();
    expect(before.length).toBeGreaterThan(10);
    for (const texts of [
      ['96', '84', '7', '12', '3'],
      ['100,000', '2,000', '1,000', '99,000', '7,000'],
    ]) {
      await write([...texts, ...texts]);
      expect.soft(await places(), `${texts.join(' ')} at ${width}`).toEqual(before);
    }
    for (const time of ['00:00', '11:11', '09:02']) {
      await page
        .getByText('last at')
        .evaluate((words, text) => words.nextSibling?.replaceWith(text), time);
      expect.soft(await places(), `${time} at ${width}`).toEqual(before);
    }
  }
});

/** A count that comes late, such as behind other stories, is news: it adds lines. */
async function waitForCount(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 3, name: '5 words' })).toBeVisible();
}

test('a submission far down the list is loaded again, and nothing moves', {
  tag: everythingOnly,
}, async ({ page }) => {
  const quote = await submitQuote(page);
  for (let count = 0; count < 40; count += 1) await submitQuote(page);
  await watchLayoutShifts(page);
  await signIn(page);
  await installWorker(page);
  // Its tag New goes when somebody opens it for the first time.
  await page.goto(`/admin/dashboard?quote=${quote.id}`);
  const name = page.getByRole('heading', { level: 2, name: quote.customerName });
  await expect(name).toBeVisible();
  await waitForCount(page);
  await expectRefreshed(page);
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    for (const visit of ['by its address', 'once more']) {
      await page.goto(`/admin/dashboard?quote=${quote.id}`);
      await expect(name).toBeVisible();
      await expectRefreshed(page);
      expect.soft(await readLayoutShifts(page), `${visit} at ${width}`).toEqual([]);
    }
  }
});

test('a screen shows at least seven submissions whole, a phone at least four', async ({ page }) => {
  for (let count = 0; count < 9; count += 1) {
    await submitQuote(page, { fileName: `${'一个非常长的文件名'.repeat(6)}.txt` });
  }
  await signIn(page);
  await waitForAnswer(page);
  const wide = ['pending', 'in-progress', 'completed', 'cancelled'];
  for (const { least, padding, buttons, ...viewport } of [
    { width: 1440, height: 900, least: 7, padding: '24px', buttons: wide },
    { width: 390, height: 844, least: 4, padding: '20px', buttons: ['pending'] },
  ]) {
    await page.setViewportSize(viewport);
    const countWhole = () =>
      page
        .getByRole('article')
        .evaluateAll(
          (cards, height) =>
            cards.filter((card) => card.getBoundingClientRect().bottom <= height).length,
          viewport.height,
        );
    await expect.poll(countWhole, `${viewport.width} pixels`).toBeGreaterThanOrEqual(least);
    const last = page.getByRole('article').nth(least - 1);
    for (const status of buttons) {
      await expect(last.getByRole('button', { name: status })).toBeInViewport({ ratio: 1 });
    }
    await expect(last.getByRole('link', { name: 'Download' })).toBeInViewport({ ratio: 1 });
    // Were the layers of the style sheet in another order, the reset would take every padding away.
    await expect(last.locator('> div')).toHaveCSS('padding-left', padding);
  }
});

test('a name that is cut is shown whole on hover and focus, and Escape takes it away', {
  tag: everythingOnly,
}, async ({ page }) => {
  const fileName = `${'一个非常长的文件名'.repeat(6)}.txt`;
  const cut = await openConsole(page, { customerName: 'Cut', fileName });
  const card = await findCard(page, cut);
  await card.getByText('.txt').last().hover();
  const tooltip = page.getByRole('tooltip');
  await expect(tooltip).toHaveText(fileName);
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();

  await page.mouse.move(0, 0);
  await card.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(card.getByRole('link', { name: 'Download' })).toBeFocused();
  await expect(tooltip).toHaveText(fileName);
  await page.keyboard.press('Shift+Tab');
  await expect(tooltip).toBeHidden();
});

test('full cards are chosen once per device, first screen included', {
  tag: everythingOnly,
}, async ({ page }) => {
  const quote = await openConsole(page, { customerName: 'Full' });
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByLabel('Full cards').check();
  await installWorker(page);
  const card = await findCard(page, quote);
  await expect(card).toContainText('English to Chinese Translation');
  await expect(card).toContainText(/Submitted \w{3} \d/);
  const isLoggedOut = page.waitForResponse((answer) => answer.url().endsWith('/api/admin/logout'));
  await page.getByRole('button', { name: 'Logout' }).click();
  // Its answer, were it later than that of the next log-in, would end that session.
  await isLoggedOut;
  await expect(page.getByLabel('Username')).toBeVisible();
  await signIn(page);
  await expect(await findCard(page, quote)).toContainText(/Submitted \w{3} \d/);
});

test('single keys can be turned off on a device', { tag: everythingOnly }, async ({ page }) => {
  const quote = await openConsole(page, { customerName: 'Voice' });
  await page.getByRole('button', { name: 'Help' }).click();
  await page.getByLabel('Use single keys on this device').uncheck();
  await page.keyboard.press('Escape');
  const card = await findCard(page, quote);
  await page.keyboard.press('ArrowDown');
  await expect(card).toBeFocused();
  await page.keyboard.press('/');
  await page.keyboard.press('?');
  await page.keyboard.press('3');
  await expect(card).toBeFocused();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(card.getByRole('button', { name: 'pending' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('the focus is on the list after the login, and on the card after the detail', {
  tag: everythingOnly,
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const quote = await submitQuote(page, { customerName: 'Focus' });
  await logIn(page);
  await expect(page.getByRole('heading', { name: 'Quote submissions' })).toBeFocused();
  const card = await findCard(page, quote);
  await card.getByRole('link', { name: quote.customerName }).click();
  await expect(page.getByRole('heading', { level: 2, name: quote.customerName })).toBeFocused();
  await page.getByRole('button', { name: 'All submissions' }).click();
  await expect(card).toBeFocused();
});

test('the word-mark keeps its dot in forced colors', { tag: everythingOnly }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/admin/login');
  const dot = page.locator('i[class*="dot"]').first();
  await expect(dot).toBeVisible();
  const fill = await dot.evaluate((element) => getComputedStyle(element).backgroundColor);
  const ground = await page.evaluate(() => {
    document.body.style.backgroundColor = 'Canvas';
    return getComputedStyle(document.body).backgroundColor;
  });
  expect(fill).not.toBe(ground);
});

import type { Page } from '@playwright/test';
import { checkInBothSchemes, expect, measureOverflow, signIn, test } from '../fixtures.ts';
import { everythingOnly } from '../sample.ts';
import { holdRequests } from '../waiting.ts';
import { changeElsewhere } from './at-server.ts';
import {
  choose,
  findCard,
  noAnswerOrRefusal,
  openConsole,
  openSearch,
  pressTool,
  submitQuote,
} from './office.ts';

test.use({ allowedConsoleErrors: [noAnswerOrRefusal] });

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

for (const { viewport, tag } of [
  { viewport: phone, tag: everythingOnly },
  { viewport: desktop, tag: [] },
]) {
  test.describe(`at ${viewport.width} pixels`, { tag }, () => {
    test.use({ viewport });

    test('axe finds nothing on any screen', async ({ page, context }) => {
      const quote = await submitQuote(page, { customerName: '陈思远 Chen Siyuan' });
      await page.goto('/admin/login');
      await expect(page.getByLabel('Username')).toBeVisible();
      await checkInBothSchemes(page);

      await signIn(page);
      await page.getByRole('button', { name: /^(Filter|More)$/ }).click();
      await checkInBothSchemes(page);
      await openSearch(page);
      await page.getByRole('searchbox').fill('nothing is called this');
      await expect(page.getByText('Nothing matches.')).toBeVisible();
      await checkInBothSchemes(page);

      const card = await findCard(page, quote);
      await context.setOffline(true);
      await choose(card, 'completed');
      await card.getByRole('link', { name: quote.customerName }).click();
      await expect(page.getByRole('heading', { level: 2, name: quote.customerName })).toBeVisible();
      await checkInBothSchemes(page);
      await changeElsewhere(page, quote, 'cancelled');
      await context.setOffline(false);
      await page.getByRole('button', { name: 'Review' }).click();
      await expect(page.getByRole('dialog')).toContainText('Two decisions.');
      await checkInBothSchemes(page);
      await page.keyboard.press('Escape');
      await pressTool(page, 'Help');
      await checkInBothSchemes(page);
      await page.keyboard.press('Escape');
      await pressTool(page, 'Export');
      await expect(page.getByRole('dialog', { name: 'Export' })).toBeVisible();
      await checkInBothSchemes(page);
      await page.keyboard.press('Escape');
      await pressTool(page, 'Logout');
      await expect(page.getByRole('dialog')).toBeVisible();
      await checkInBothSchemes(page);
    });
  });
}

/** Ends at the larger size, which the walk continues with. */
async function checkAtBothSizes(page: Page): Promise<void> {
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await checkInBothSchemes(page);
  }
}

test('axe finds nothing while there is no list', { tag: everythingOnly }, async ({ page }) => {
  await page.route('**/api/admin/check', () => {});
  await page.goto('/admin/dashboard');
  await expect(page.locator('#root').getByText('Loading...', { exact: true })).toBeVisible();
  await checkAtBothSizes(page);

  await page.unrouteAll();
  await page.goto('/admin/login');
  await page.getByLabel('Username').fill('nobody');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  // The pointer stays on the button, which must be readable then as well.
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
  await checkAtBothSizes(page);

  const list = '**/api/admin/quotes*';
  await page.route(list, () => {});
  await signIn(page);
  await expect(page.getByText('Loading quotes...')).toBeVisible();
  await checkAtBothSizes(page);
  await page.route(list, (route) =>
    route.fulfill({ status: 500, json: { message: 'Out of order', code: 'internal' } }),
  );
  await page.reload();
  await expect(page.getByText(/could not be loaded. Out of order/)).toBeVisible();
  await checkAtBothSizes(page);
  await page.route(list, (route) => route.fulfill({ json: [] }));
  // A change of another story may have brought the list by now.
  const again = page.getByRole('button', { name: 'Try again' }).last();
  await again.click({ timeout: 5000 }).catch(() => {});
  await expect(page.getByText('No quote submissions yet.')).toBeVisible();
  await checkAtBothSizes(page);
});

test('nothing sticks out to the right', async ({ page }) => {
  const quote = await openConsole(page, {
    customerName: 'Prof. Dr. Maximiliane von Hohenstein-Württemberg'.repeat(3),
    fileName: `${'一个非常非常长的文件名'.repeat(8)}.txt`,
  });
  const card = await findCard(page, quote);
  await card.getByRole('link', { name: quote.customerName }).click();
  await expect(page.getByRole('heading', { level: 2, name: quote.customerName })).toBeVisible();
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    expect(await measureOverflow(page), `${viewport.width} pixels`).toBe(0);
  }
});

test('the login fits the narrowest phone with doubled text', { tag: everythingOnly }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/admin/login');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect(page.getByLabel('Password')).toBeInViewport();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(320);
});

test('the list has room in the lowest of windows, the search open', {
  tag: everythingOnly,
}, async ({ page }) => {
  const quote = await submitQuote(page);
  // A desktop window at 400 percent.
  await page.setViewportSize({ width: 320, height: 256 });
  await signIn(page);
  const card = await findCard(page, quote);
  await choose(card, 'completed');
  await expect(card.getByRole('button', { name: 'completed' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('two cards fit the window of a laptop, filters open and offline', {
  tag: everythingOnly,
}, async ({ page, context }) => {
  const quote = await submitQuote(page);
  await submitQuote(page);
  await signIn(page);
  const own = page.getByRole('article', { name: quote.customerName });
  await expect(own).toBeVisible();
  await page.getByRole('button', { name: 'Filter' }).click();
  await context.setOffline(true);
  await choose(own, 'completed');
  await expect(page.getByText('1 change waiting to be sent')).toBeVisible();
  for (const card of [page.getByRole('article').first(), page.getByRole('article').nth(1)]) {
    await expect(card.getByRole('button', { name: 'cancelled' })).toBeInViewport({ ratio: 0.9 });
  }
});

test('the current status is told apart in forced colours', { tag: everythingOnly }, async ({
  page,
}) => {
  const quote = await submitQuote(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(page);
  const card = await findCard(page, quote);
  const pending = card.getByRole('button', { name: 'pending', exact: true });
  const asCurrent = await pending.screenshot();
  await choose(card, 'completed');
  await expect(pending).toHaveAttribute('aria-pressed', 'false');
  await expect(pending).toBeEnabled();
  // What is computed does not tell: the browser replaces colours when it paints.
  expect(asCurrent.equals(await pending.screenshot())).toBe(false);
});

for (const forcedColors of ['none', 'active'] as const) {
  const title = `the current status keeps its colours under the pointer and while it is sent, forced colours ${forcedColors}`;
  test(title, { tag: everythingOnly }, async ({ page }) => {
    const quote = await submitQuote(page);
    await page.emulateMedia({ forcedColors });
    await signIn(page);
    const card = await findCard(page, quote);
    const completed = card.getByRole('button', { name: 'completed' });
    /** @param isSent from the first frame in which it is sent: a while later it is told that it waits. */
    const readColours = (isSent = false) =>
      completed.evaluate(async (button: HTMLButtonElement, isSent) => {
        while (isSent && (button.ariaPressed !== 'true' || !button.disabled)) {
          await new Promise(requestAnimationFrame);
        }
        const { color, backgroundColor } = getComputedStyle(button);
        return { color, backgroundColor };
      }, isSent);
    const answer = await holdRequests(page, '**/api/quotes/*/status');
    const reading = readColours(true);
    await completed.click();
    const whileSent = await reading;
    answer();
    await expect(completed).toBeEnabled();
    const underPointer = await readColours();
    await page.mouse.move(0, 0);
    const alone = await readColours();
    expect({ whileSent, underPointer }).toEqual({ whileSent: alone, underPointer: alone });
  });
}

test('the words of a status stay in one line', { tag: everythingOnly }, async ({ page }) => {
  const quote = await openConsole(page);
  await page.goto(`/admin/dashboard?quote=${quote.id}`);
  const button = page
    .getByRole('region', { name: 'Detail', exact: true })
    .getByRole('button', { name: 'in-progress' });
  await expect(button).toBeVisible();
  for (const width of [901, 960, 1000, 1024, 1080, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await button.evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element.lastChild ?? element);
      return words.getClientRects().length;
    });
    expect.soft(lines, `${width} pixels`).toBe(1);
  }
});

test('what is chosen is told apart in forced colours', { tag: everythingOnly }, async ({
  page,
}) => {
  const quote = await submitQuote(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(page);
  const card = await findCard(page, quote);
  // Left of the text, where neither the pointer nor the focus leaves a trace.
  const shootEdge = async () => {
    const { x = 0, y = 0 } = (await card.boundingBox()) ?? {};
    return page.screenshot({ clip: { x, y: y + 20, width: 20, height: 40 } });
  };
  const unselected = await shootEdge();
  await card.getByRole('link', { name: quote.customerName }).click();
  await expect(page.getByRole('heading', { level: 2, name: quote.customerName })).toBeVisible();
  expect(unselected.equals(await shootEdge())).toBe(false);

  const showOnly = page.getByRole('group', { name: 'Show only' });
  const pending = showOnly.getByRole('button', { name: /pending/ });
  const unpressed = await pending.screenshot();
  await pending.click();
  await page.mouse.move(0, 0);
  await expect(pending).toHaveAttribute('aria-pressed', 'true');
  expect(unpressed.equals(await pending.screenshot())).toBe(false);
});

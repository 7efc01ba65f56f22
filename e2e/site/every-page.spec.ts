import { checkAccessibility, expect, test } from '../fixtures.ts';
import { everyPath, indexedPaths, unknownPath } from './every-page.ts';

const checkout = '/checkout?amount=230.40';

/** The payment provider's script, asked for on the checkout page only, is not part of the test. */
test.beforeEach(async ({ context }) => {
  await context.route(/js\.stripe\.com/, (route) => route.fulfill({ body: '' }));
});

test.describe('comes alive', () => {
  for (const path of everyPath) {
    test(`${path} without a word on the console`, async ({ page }) => {
      const messages: string[] = [];
      page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => messages.push(String(error)));
      await page.goto(path);
      // The notification region is the last thing to arrive.
      await expect(page.getByRole('region', { name: /Notifications/ })).toBeAttached();
      await expect(page.locator('title')).toHaveCount(1);
      await expect(page.locator('meta[name="description"]')).toHaveCount(1);
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(
        indexedPaths.includes(path) ? 1 : 0,
      );
      expect(messages).toEqual([]);
    });
  }
});

test.describe('can be used by everybody', () => {
  for (const width of [390, 1440]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`at ${width} pixels, ${colorScheme}`, async ({ page }) => {
        test.slow();
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 900 });
        for (const path of [...everyPath.filter((path) => path !== checkout), checkout]) {
          await page.goto(path);
          await expect(page.getByRole('region', { name: /Notifications/ })).toBeAttached();
          await checkAccessibility(page);
        }
      });
    }
  }
});

test.describe('never scrolls sideways', () => {
  test('from 320 pixels up', async ({ page }) => {
    test.slow();
    for (const width of [320, 390, 601, 768, 901, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of everyPath) {
        await page.goto(path);
        expect(await measureOverflow(page), `${path} at ${width}`).toBe(0);
      }
    }
  });

  test('at twice the text size', async ({ page }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of everyPath) {
        await page.goto(path);
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%';
        });
        expect(await measureOverflow(page), `${path} at ${width}`).toBe(0);
      }
    }
  });
});

test.describe('the unknown page', () => {
  // The browser itself reports the answer 404 of the page.
  test.use({ allowedConsoleErrors: [/404/] });

  test('is accessible and leads home', async ({ page }) => {
    await page.goto(unknownPath);
    await checkAccessibility(page);
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/');
  });
});

function measureOverflow(page: import('@playwright/test').Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

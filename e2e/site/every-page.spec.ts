import type { Page } from '@playwright/test';
import { checkAccessibility, expect, test } from '../fixtures.ts';
import { everyPath, indexedPaths, unknownPath } from './every-page.ts';

/** The payment provider's script, asked for on the checkout page only, is not part of the test. */
test.beforeEach(async ({ context }) => {
  await context.route(/js\.stripe\.com/, (route) => route.fulfill({ body: '' }));
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // The notification region is the last thing to arrive when a page comes alive.
  await expect(page.getByRole('region', { name: /Notifications/ })).toBeAttached();
}

for (const path of ['/', '/services/document', '/industries/legal', '/success']) {
  test(`${path} names its address where the product knows its own`, async ({
    page,
    ownProduct,
  }) => {
    const { origin } = ownProduct;
    await ownProduct.stop();
    await ownProduct.start({ PUBLIC_ORIGIN: origin });
    await open(page, origin + path);
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveCount(indexedPaths.includes(path) ? 1 : 0);
    if (indexedPaths.includes(path)) await expect(canonical).toHaveAttribute('href', origin + path);
  });
}

for (const path of everyPath) {
  test.describe(path, () => {
    test('comes alive without a word on the console', async ({ page }) => {
      const messages: string[] = [];
      page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => messages.push(String(error)));
      await open(page, path);
      await expect(page.locator('title')).toHaveCount(1);
      await expect(page.locator('meta[name="description"]')).toHaveCount(1);
      // Nobody has said where this product is reached.
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
      expect(messages).toEqual([]);
    });

    test('can be used by everybody, on a phone and a desktop, light and dark', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, path);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await checkAccessibility(page);
        }
      }
    });

    test('never scrolls sideways, not at twice the text size either', async ({ page }) => {
      await open(page, path);
      for (const width of [320, 390, 601, 768, 901, 1024, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await measureOverflow(page), `${width} pixels`).toBe(0);
      }
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      for (const width of [320, 390, 901, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await measureOverflow(page), `${width} pixels, text doubled`).toBe(0);
      }
    });
  });
}

test.describe('the unknown page', () => {
  // The browser itself reports the answer 404 of the page.
  test.use({ allowedConsoleErrors: [/404/] });

  test('is accessible and leads home', async ({ page }) => {
    await open(page, unknownPath);
    await checkAccessibility(page);
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/');
  });
});

function measureOverflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

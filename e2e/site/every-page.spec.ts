import type { Page } from '@playwright/test';
import { checkAccessibility, checkInBothSchemes, expect, test } from '../fixtures.ts';
import { everyPath, onePathOfAKind, unknownPath } from './every-page.ts';

/** The payment provider's script, asked for on the checkout page only, is not part of the test. */
test.beforeEach(async ({ context }) => {
  await context.route(/js\.stripe\.com/, (route) => route.fulfill({ body: '' }));
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // The notification region is the last thing to arrive when a page comes alive.
  await expect(page.getByRole('region', { name: /Notifications/ })).toBeAttached();
}

test('a page names its address where the product knows its own', async ({ page, ownProduct }) => {
  const { origin } = ownProduct;
  await ownProduct.stop();
  await ownProduct.start({ PUBLIC_ORIGIN: origin });
  const canonical = page.locator('link[rel="canonical"]');
  for (const path of ['/', '/services/document', '/industries/legal']) {
    await open(page, origin + path);
    await expect(canonical).toHaveAttribute('href', origin + path);
  }
  await open(page, `${origin}/success`);
  await expect(canonical).toHaveCount(0);
});

for (const path of everyPath) {
  test(`${path} comes alive silently, fits every screen and can be used by everybody`, async ({
    page,
  }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => messages.push(String(error)));
    await open(page, path);
    await expect(page.locator('title')).toHaveCount(1);
    await expect(page.locator('meta[name="description"]')).toHaveCount(1);
    // Nobody has said where this product is reached.
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
    expect(messages).toEqual([]);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of [320, 390, 601, 768, 901, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await measureOverflow(page), `${width} pixels`).toBe(0);
      if (width !== 390 && width !== 1440) continue;
      if (onePathOfAKind.includes(path)) await checkInBothSchemes(page);
      else await checkAccessibility(page);
    }
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    for (const width of [320, 390, 901, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await measureOverflow(page), `${width} pixels, text doubled`).toBe(0);
    }
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

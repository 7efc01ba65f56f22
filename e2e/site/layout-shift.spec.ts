import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { type LayoutShift, readLayoutShifts, watchLayoutShifts } from '../layout-shifts.ts';
import { everyPath, onePathOfAKind, unknownPath } from './every-page.ts';

test.use({ allowedConsoleErrors: [/404|ERR_FAILED|ERR_BLOCKED_BY_CLIENT/] });

/** The page's layout shifts once it is alive. */
async function openAndReadShifts(page: Page, path: string): Promise<readonly LayoutShift[]> {
  await page.goto(path);
  await expect(page.getByRole('region', { name: /Notifications/ })).toBeAttached();
  return readLayoutShifts(page);
}

const sizes = [
  { width: 360, height: 844, paths: onePathOfAKind },
  { width: 390, height: 844, paths: [...everyPath, unknownPath] },
  { width: 768, height: 900, paths: onePathOfAKind },
  { width: 1440, height: 900, paths: onePathOfAKind },
];

for (const { width, height, paths } of sizes) {
  test(`Nothing moves on a page at ${width} pixels, cold`, async ({ page }) => {
    await watchLayoutShifts(page);
    await page.route('https://js.stripe.com/**', (route) => route.abort());
    await page.setViewportSize({ width, height });
    // The font comes last: every page is seen in its stand-in first. A page with a route has no cache.
    await page.route('**/*.woff2', async (route) => {
      await page.waitForFunction(isPainted);
      await route.continue();
    });
    for (const path of paths) expect.soft(await openAndReadShifts(page, path), path).toEqual([]);
  });

  test(`Nothing moves on a page at ${width} pixels, warm`, async ({ page }) => {
    await watchLayoutShifts(page);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.setBlockedURLs', { urls: ['https://js.stripe.com/*'] });
    await page.setViewportSize({ width, height });
    await openAndReadShifts(page, '/');
    for (const path of paths) {
      expect.soft(await openAndReadShifts(page, path), path).toEqual([]);
    }
  });
}

function isPainted(): boolean {
  return performance.getEntriesByName('first-contentful-paint').length > 0;
}

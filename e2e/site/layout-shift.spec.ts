import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { everyPath, onePathOfAKind, unknownPath } from './every-page.ts';

test.use({ allowedConsoleErrors: [/404|ERR_FAILED|ERR_BLOCKED_BY_CLIENT/] });

interface Shift {
  readonly value: number;
  readonly what: string;
}

declare global {
  interface Window {
    layoutShifts: Shift[];
  }
}

/** Runs in the page before its own scripts. */
function recordShifts(): void {
  window.layoutShifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      sources: readonly { node?: Node }[];
    })[]) {
      const nodes = entry.sources.map(({ node }) =>
        node instanceof Element ? `${node.tagName}.${node.className}` : String(node?.nodeName),
      );
      window.layoutShifts.push({ value: entry.value, what: nodes.join(', ') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The page's layout shifts, and what moved, once it is alive and its font has come. */
async function readShifts(page: Page, path: string): Promise<readonly Shift[]> {
  await page.goto(path);
  await expect(page.getByRole('region', { name: /Notifications/ })).toBeAttached();
  return page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return window.layoutShifts;
  });
}

const sizes = [
  { width: 360, height: 844, paths: onePathOfAKind },
  { width: 390, height: 844, paths: [...everyPath, unknownPath] },
  { width: 768, height: 900, paths: onePathOfAKind },
  { width: 1440, height: 900, paths: onePathOfAKind },
];

for (const { width, height, paths } of sizes) {
  test(`Nothing moves on a page at ${width} pixels, cold`, async ({ page }) => {
    await page.addInitScript(recordShifts);
    await page.route('https://js.stripe.com/**', (route) => route.abort());
    await page.setViewportSize({ width, height });
    // The font comes last: every page is seen in its stand-in first. A page with a route has no cache.
    await page.route('**/*.woff2', async (route) => {
      await page.waitForFunction(isPainted);
      await route.continue();
    });
    for (const path of paths) expect.soft(await readShifts(page, path), path).toEqual([]);
  });

  test(`Nothing moves on a page at ${width} pixels, warm`, async ({ page }) => {
    await page.addInitScript(recordShifts);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.setBlockedURLs', { urls: ['https://js.stripe.com/*'] });
    await page.setViewportSize({ width, height });
    await readShifts(page, '/');
    for (const path of paths) {
      const shifts = await readShifts(page, path);
      expect.soft(shifts.filter(isSeen), path).toEqual([]);
    }
  });
}

/**
 * From the cache a page comes so fast that one in fifty is painted while its header is being parsed; what
 * is there then moves by less than this when the rest comes, some milliseconds later.
 */
function isSeen({ value }: Shift): boolean {
  return value >= 0.01;
}

function isPainted(): boolean {
  return performance.getEntriesByName('first-contentful-paint').length > 0;
}

import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { everyPath, unknownPath } from './every-page.ts';

test.use({ allowedConsoleErrors: [/404|ERR_FAILED/] });

/** One page of each kind; all of them are measured at two widths. */
const onePathOfAKind = [
  '/',
  '/quote',
  '/services',
  '/services/document',
  '/industries/legal',
  '/about',
  '/terms-of-service',
  '/checkout?amount=230.40',
  '/success',
];

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

for (const width of [360, 390, 768, 1440]) {
  test(`Nothing moves on a page at ${width} pixels, cold and warm`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.addInitScript(recordShifts);
    await page.route('https://js.stripe.com/**', (route) => route.abort());
    await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
    // The font comes last: every page is seen in its stand-in first.
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 250));
      await route.continue();
    });
    const isWhole = width === 390 || width === 1440;
    for (const path of isWhole ? [...everyPath, unknownPath] : onePathOfAKind) {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Network.clearBrowserCache');
      await devtools.detach();
      for (const visit of ['cold', 'warm']) {
        expect.soft(await readShifts(page, path), `${path}, ${visit}`).toEqual([]);
      }
    }
  });
}

import type { Browser, Page } from '@playwright/test';

export interface Paint {
  readonly largestMs: number;
  readonly layoutShift: number;
}

/** The "slow 4G" of Lighthouse as its request-level throttling applies it. */
const slowLine = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const cpuSlowdown = 4;

/** One visit with a cold cache: when the largest element was painted, and what moved. */
export async function measurePaint(browser: Browser, url: string): Promise<Paint> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowLine);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.addInitScript(observePaint);
  await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 });
  const paint = await readPaint(page);
  await context.close();
  return paint;
}

declare global {
  interface Window {
    paint: { largestMs: number; layoutShift: number };
  }
}

function observePaint(): void {
  window.paint = { largestMs: 0, layoutShift: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.paint.largestMs = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry) window.paint.layoutShift += Number(entry.value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function readPaint(page: Page): Promise<Paint> {
  await page.waitForFunction(() => window.paint.largestMs > 0);
  return page.evaluate(() => window.paint);
}

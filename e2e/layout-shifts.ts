import type { Page } from '@playwright/test';

/** A change of place that nobody asked for: what follows a press within half a second is none. */
export interface LayoutShift {
  /** As https://wicg.github.io/layout-instability/ scores it; 0 where nothing moved, at most 1. */
  readonly value: number;
  /** What moved, from where to where. */
  readonly what: string;
}

declare global {
  interface Window {
    layoutShifts: LayoutShift[];
  }
}

/** Lets every page that is opened from now on note its layout shifts. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(recordShifts);
}

/** The page's layout shifts by the time its font has come and frames with it are painted. */
export function readLayoutShifts(page: Page): Promise<readonly LayoutShift[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return window.layoutShifts;
  });
}

/** What moved until now, such as by a new size of the window, counts no more. */
export async function forgetLayoutShifts(page: Page): Promise<void> {
  await readLayoutShifts(page);
  await page.evaluate(() => {
    window.layoutShifts = [];
  });
}

/** Runs in the page before its own scripts. */
function recordShifts(): void {
  window.layoutShifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: readonly { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
    })[]) {
      if (entry.hadRecentInput) continue;
      const moves = entry.sources.map(({ node, previousRect, currentRect }) => {
        const name = node instanceof Element ? node.outerHTML.slice(0, 90) : node?.textContent;
        return `${name} ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`;
      });
      window.layoutShifts.push({ value: entry.value, what: moves.join(' | ') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

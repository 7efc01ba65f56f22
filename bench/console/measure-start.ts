import type { BrowserContext, Page } from '@playwright/test';
import type { Office } from './open-office.ts';

export const slowdown = 4;

/** Moments of one start, in ms after its navigation began. */
export interface Start {
  /** The first row is on screen. */
  readonly rowsAt: number;
  /** A key pressed on the first row has its effect: "?" opens the help. Never, on a page without it. */
  readonly answersAt: number;
  /** From the request to the worker's answer: Chromium slows the page down, not the worker. */
  readonly workerMs: number;
}

/** Opens a page of the console anew, as after a pause: its worker must start, too. */
export async function measureStart(
  { context, origin, stopWorker }: Office,
  name: 'dashboard' | 'empty' | 'plain',
): Promise<Start> {
  await stopWorker();
  const page = await openSlowly(context);
  await page.addInitScript(noteStart);
  await page.goto(`${origin}/admin/${name}`);
  const moments = await page.waitForFunction(
    (hasHelp) => {
      const rowsAt = Number(Reflect.get(window, 'rowsAt') ?? Number.NaN);
      const answersAt = Number(Reflect.get(window, 'answersAt') ?? Number.NaN);
      const isOver = rowsAt > 0 && (!hasHelp || answersAt > 0);
      const [navigation] = performance.getEntriesByType('navigation');
      if (!isOver || !(navigation instanceof PerformanceNavigationTiming)) return false;
      return { rowsAt, answersAt, workerMs: navigation.responseStart - navigation.fetchStart };
    },
    name === 'dashboard',
    { timeout: 120_000 },
  );
  const start = await moments.jsonValue();
  await page.close();
  if (start === false) throw new Error('The page never started');
  return start;
}

export async function openSlowly(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

/** Runs in the page, before anything else does. */
function noteStart(): void {
  const watch = new MutationObserver(() => {
    if (!document.querySelector('article')?.textContent) return;
    watch.disconnect();
    // The frame after the one that holds the row: by then the row is on screen.
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        Reflect.set(window, 'rowsAt', performance.now());
        askForHelp();
      };
      channel.port2.postMessage(null);
    });
  });
  watch.observe(document, { childList: true, subtree: true });

  function askForHelp(): void {
    if (document.querySelector('dialog[open]')) {
      Reflect.set(window, 'answersAt', performance.now());
      return;
    }
    // Single keys act on the submission that has the focus, and the list may be drawn again meanwhile.
    const row = document.querySelector('article');
    row?.focus({ preventScroll: true });
    row?.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true, cancelable: true }));
    requestAnimationFrame(askForHelp);
  }
}

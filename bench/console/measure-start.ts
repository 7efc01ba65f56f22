import type { BrowserContext, Page } from '@playwright/test';

export const slowdown = 4;

/** Moments of one start, in ms after its navigation began. */
export interface Start {
  /** The first row is on screen. */
  readonly rowsAt: number;
  /** The page handles a key: "/" goes to the search. Never, on a page without one. */
  readonly answersAt: number;
}

/** Starts the console anew on a CPU slowed down. */
export async function measureStart(
  context: BrowserContext,
  address: string,
  { hasSearch = true } = {},
): Promise<Start> {
  const page = await openSlowly(context);
  await page.addInitScript(noteStart);
  await page.goto(address);
  const moments = await page.waitForFunction(
    (isWaitingForSearch) => {
      const rowsAt = Number(Reflect.get(window, 'rowsAt') ?? Number.NaN);
      const answersAt = Number(Reflect.get(window, 'answersAt') ?? Number.NaN);
      const isOver = rowsAt > 0 && (!isWaitingForSearch || answersAt > 0);
      return isOver && { rowsAt, answersAt };
    },
    hasSearch,
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
        requestAnimationFrame(pressSlash);
      };
      channel.port2.postMessage(null);
    });
  });
  watch.observe(document, { childList: true, subtree: true });

  function pressSlash(): void {
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true }),
    );
    if (document.activeElement?.matches('input[type="search"]')) {
      Reflect.set(window, 'answersAt', performance.now());
    } else requestAnimationFrame(pressSlash);
  }
}

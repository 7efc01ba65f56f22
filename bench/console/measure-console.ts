import type { BrowserContext, Page } from '@playwright/test';

export const slowdown = 4;

/** Opens a page on a CPU slowed down, which notes when its first row was painted. */
export async function openSlowly(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('article')) return;
      watch.disconnect();
      // The frame after the one that holds the row: by then the row is on screen.
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => Reflect.set(window, 'firstRowAt', performance.now());
        channel.port2.postMessage(null);
      });
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

/** From the start of the navigation to the first row on screen, in ms. */
export async function measureFirstRow(context: BrowserContext, path: string): Promise<number> {
  const page = await openSlowly(context);
  await page.goto(path);
  const handle = await page.waitForFunction(() => Reflect.get(window, 'firstRowAt'), undefined, {
    timeout: 120_000,
  });
  const at = Number(await handle.jsonValue());
  await page.close();
  return at;
}

/** Times between frames while the list is scrolled like with a wheel, in ms. */
export function measureScrolling(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const scroller = document.querySelector('[role="feed"]')?.parentElement;
    if (!scroller) throw new Error('No list');
    const frames: number[] = [];
    let before = performance.now();
    for (let frame = 0; frame < 180; frame += 1) {
      scroller.scrollTop += 120;
      const now = await new Promise<number>(requestAnimationFrame);
      frames.push(now - before);
      before = now;
    }
    return frames.slice(1);
  });
}

/** From each key to the frame with its answer, in ms, as the browser itself measures it. */
export async function measureTyping(page: Page, text: string): Promise<number[]> {
  await page.evaluate(() => {
    const durations: number[] = [];
    Reflect.set(window, 'typing', durations);
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) {
        if (name === 'keydown' || name === 'keypress') durations.push(duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.getByRole('searchbox').focus();
  for (const key of text) {
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 60)));
  }
  return page.evaluate(() => Reflect.get(window, 'typing'));
}

export function watchLongTasks(page: Page): Promise<void> {
  return page.evaluate(() => {
    const tasks: number[] = [];
    Reflect.set(window, 'longTasks', tasks);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask', buffered: true });
  });
}

export function readLongTasks(page: Page): Promise<number[]> {
  return page.evaluate(() => Reflect.get(window, 'longTasks'));
}

import type { Page } from '@playwright/test';

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

export interface Typing {
  /** From each key to the frame that shows it, in ms, as the browser itself measures it. */
  readonly keys: readonly number[];
  /** From each key to the frame that shows what it found, in ms; only for keys that change that. */
  readonly answers: readonly number[];
}

/** Types into the search, every key once the list has answered the one before. */
export async function measureTyping(page: Page, text: string): Promise<Typing> {
  await page.evaluate(noteTyping);
  await page.getByRole('searchbox').focus();
  for (const key of text) {
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 250)));
  }
  return page.evaluate(() => Reflect.get(window, 'typing'));
}

function noteTyping(): void {
  const typing = { keys: [] as number[], answers: [] as number[] };
  Reflect.set(window, 'typing', typing);
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (name === 'keydown' || name === 'keypress') typing.keys.push(duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);

  let pressedAt = 0;
  addEventListener('keydown', ({ timeStamp }) => {
    pressedAt = timeStamp;
  });
  const feed = document.querySelector('[role="feed"]')?.closest('section');
  if (!feed) throw new Error('No list');
  // Other cards, or as many others as the articles say: every answer that differs changes one of them.
  new MutationObserver(() => {
    if (pressedAt === 0) return;
    const since = pressedAt;
    pressedAt = 0;
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => typing.answers.push(performance.now() - since);
      channel.port2.postMessage(null);
    });
  }).observe(feed, { subtree: true, childList: true, attributeFilter: ['aria-setsize'] });
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

import { setTimeout as delay } from 'node:timers/promises';

/** Renders a page when its turn has come. @param client whose page it is, as limits count clients. */
export type TakeRenderTurn = <Page>(client: string, render: () => Promise<Page>) => Promise<Page>;

/**
 * One page at a time, each client's in turn, and then as long a pause as the page has taken. Nothing else is
 * answered while a page is rendered, and whoever has a key may open it 60 times at once: other calls, which
 * need several rounds of the event loop, are answered in the pause, and another client's page waits for one.
 */
export function createRenderTurns(): TakeRenderTurn {
  const waiting = new Map<string, (() => Promise<void>)[]>();
  let isRunning = false;

  async function run(): Promise<void> {
    isRunning = true;
    // Whoever comes meanwhile, or has more pages waiting, is met later in the same loop.
    for (const [client, pages] of waiting) {
      const startedAt = performance.now();
      await pages.shift()?.();
      await delay(performance.now() - startedAt);
      waiting.delete(client);
      if (pages.length > 0) waiting.set(client, pages);
    }
    isRunning = false;
  }

  return (client, render) =>
    new Promise((resolve, reject) => {
      const page = () => render().then(resolve, reject);
      const pages = waiting.get(client);
      if (pages) pages.push(page);
      else waiting.set(client, [page]);
      if (!isRunning) void run();
    });
}

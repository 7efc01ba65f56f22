import { setTimeout as delay } from 'node:timers/promises';

/** Renders a page when it is its turn. @param client the client's key for limits. */
export type TakeRenderTurn = <Page>(client: string, render: () => Promise<Page>) => Promise<Page>;

/**
 * Renders one page at a time, taking turns between clients, followed by a pause as long as the rendering took.
 * Rendering blocks everything else, and anyone with a key may open their page 60 times at once: other calls, which
 * need several turns of the event loop, are served in the pauses, and another client's page waits for one page
 * only.
 */
export function createRenderTurns(): TakeRenderTurn {
  const waiting = new Map<string, (() => Promise<void>)[]>();
  let isRunning = false;

  async function run(): Promise<void> {
    isRunning = true;
    // New clients, and those with more pages waiting, come later in the same loop.
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

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { median } from './median.ts';

/**
 * The median of a page's times during the work, measured in a thread that has nothing else to
 * do: of at least 200 requests one after the other, and as many more as there is time for.
 */
export async function pageMilliseconds(
  port: number,
  work: () => Promise<unknown>,
): Promise<number> {
  const visitor = new Worker(new URL('time-pages.mjs', import.meta.url), {
    workerData: { port },
  });
  const answer = once(visitor, 'message');
  await work();
  visitor.postMessage('enough');
  const [times] = await answer;
  return median(times);
}

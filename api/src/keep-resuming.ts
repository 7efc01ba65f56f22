import type { Engine } from './engine/engine.ts';
import type { Log } from './log/log.ts';

interface Resumable {
  resume(): Promise<void>;
}

const pauseMs = 60_000;

/**
 * Goes on with the jobs that an earlier process has left; where there are several, every minute also with
 * those of one that has died.
 * @returns what ends it; it resolves when nothing is being resumed.
 */
export async function keepResuming(
  desks: readonly Resumable[],
  { name }: Pick<Engine, 'name'>,
  log: Log,
): Promise<() => Promise<void>> {
  async function resume(): Promise<void> {
    for (const desk of desks) await desk.resume();
  }

  await resume();
  if (name === 'embedded') return async () => {};
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(resume).catch((error: unknown) => {
      log('warn', 'jobs-not-resumed', { reason: String(error) });
    });
  }, pauseMs).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

import type { Engine } from './engine/engine.ts';
import type { Log } from './log/log.ts';
import { startRounds } from './pace/start-rounds.ts';

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
  const onFault = (error: unknown) => log('warn', 'jobs-not-resumed', { reason: String(error) });
  return startRounds({ everyMs: pauseMs, round: resume, onFault }).stop;
}

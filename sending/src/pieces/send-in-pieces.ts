import { watchForSleep } from '../line/sleep-watch.ts';
import { createWakeLock } from '../line/wake-lock.ts';
import type { NoPieces, Posted } from '../posted.ts';
import type { SendFormOptions } from '../send-options.ts';
import { takeNextStep } from './next-step.ts';
import { createPace } from './pace.ts';
import { createProgressBoard, keepsAwake } from './progress-board.ts';
import { discard, startTrip } from './trip.ts';

/** Sends a document by tus 1.0, and then the form that names it. */
export async function sendInPieces(
  path: string,
  form: FormData,
  file: File,
  options: SendFormOptions,
): Promise<Posted | NoPieces> {
  const { signal, onProgress, onControls } = options;
  const life = new AbortController();
  const wakeLock = createWakeLock(life.signal);
  const pace = createPace(signal, life.signal);
  const tell = (progress: Parameters<typeof onProgress>[0]) => {
    wakeLock.want(keepsAwake(progress));
    onProgress(progress);
  };
  const board = createProgressBoard(file.size, tell, life.signal);
  const trip = startTrip({ path, form, file, options, pace, board });
  const stopWatching = watchForSleep((ms) => {
    board.slept(ms);
    pace.interrupt();
  });
  onControls?.({ pause: pace.pause, goOn: pace.goOn });
  try {
    board.show({});
    for (;;) {
      while (pace.isPaused && !signal.aborted) {
        board.show({ line: { kind: 'paused' } });
        await pace.wait(Number.POSITIVE_INFINITY);
        if (!pace.isPaused) board.show({ line: { kind: 'up' } });
      }
      const posted = signal.aborted ? null : await takeNextStep(trip);
      if (posted !== null) return posted;
      if (signal.aborted) {
        await discard(trip);
        return { kind: 'cancelled' };
      }
    }
  } finally {
    stopWatching();
    life.abort();
  }
}

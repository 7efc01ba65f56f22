import type { Log } from '@yiqiao/ports/log';
import { startRounds } from '@yiqiao/ports/start-rounds';
import { type ClockRecord, readBoot, readClockFile, writeClockFile } from './clock-file.ts';
import { createTrustedClock, type MachineClocks, type TrustedClock } from './trusted-clock.ts';

/** How often the clock is checked, and a confirmation looked for. */
const lookEveryMs = 60_000;
/** After a power loss, the next start is unsure by this much more. */
const saveEveryLooks = 10;

export interface ClockWatchOptions extends MachineClocks {
  readonly dataFolder: string;
  readonly isSynchronized: () => Promise<boolean>;
  readonly log: Log;
}

export interface ClockWatch {
  readonly time: TrustedClock;
  stop(): Promise<void>;
}

/**
 * Keeps the trusted clock across restarts in `clock.json`. A doubt is resolved when the clock is corrected, or
 * confirmed by the time service or a person: `npm run clock:confirm` writes the same file.
 */
export async function watchClock(options: ClockWatchOptions): Promise<ClockWatch> {
  const { dataFolder, isSynchronized, log } = options;
  let saved = await readClockFile(dataFolder);
  const time = await continueClock(saved, options);
  let isDoubted = false;
  let looks = 0;

  async function isConfirmed(): Promise<boolean> {
    const present = await readClockFile(dataFolder);
    return (present !== null && present.at !== saved?.at) || (await isSynchronized());
  }

  async function look(): Promise<void> {
    if (time.doubtMs() > 0 && (await isConfirmed())) time.confirm();
    tell(time.doubtMs());
    if (looks % saveEveryLooks === 0) await save();
    looks += 1;
  }

  function tell(doubtMs: number): void {
    if (doubtMs > 0 === isDoubted) return;
    isDoubted = doubtMs > 0;
    if (!isDoubted) log('info', 'clock-trusted');
    else log('warn', 'clock-doubted', { message: `${describeDoubt(doubtMs)} ${doubtRemedy}` });
  }

  async function save(): Promise<void> {
    saved = await writeClockFile(dataFolder, time.anchor());
  }

  // The clock is watched even if the file cannot be written; a full disk is reported elsewhere.
  const ignore = () => {};
  await look().catch(ignore);
  const rounds = startRounds({ everyMs: lookEveryMs, round: look, onFault: ignore });
  return {
    time,
    async stop() {
      await rounds.stop();
      await save().catch(ignore);
    },
  };
}

/**
 * How far the machine's clock is ahead of the trusted time on file; 0 if a start would believe it. Changes nothing.
 */
export async function readClockDoubt({
  dataFolder,
  isSynchronized,
  ...clocks
}: Omit<ClockWatchOptions, 'log'>): Promise<number> {
  const doubtMs = (await continueClock(await readClockFile(dataFolder), clocks)).doubtMs();
  return doubtMs > 0 && (await isSynchronized()) ? 0 : doubtMs;
}

async function continueClock(
  saved: ClockRecord | null,
  clocks: MachineClocks,
): Promise<TrustedClock> {
  const isSameRun =
    saved !== null && saved.boot === (await readBoot()) && saved.uptimeMs <= clocks.uptimeMs();
  const last = saved && {
    at: saved.at,
    uptimeMs: isSameRun && saved.boot !== '' ? saved.uptimeMs : null,
  };
  return createTrustedClock(last, clocks);
}

export function describeDoubt(doubtMs: number): string {
  const hours = Math.round(doubtMs / 360_000) / 10;
  return (
    `The clock is ${hours} h ahead of what is certain: no document is deleted for the time in ` +
    'between.'
  );
}

export const doubtRemedy =
  'If the clock is right, say so: npm run clock:confirm. Otherwise set it.';

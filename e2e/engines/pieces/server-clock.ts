import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Fault } from './faults.ts';

/** Debian's libfaketime, through which a process sees another time; empty where it cannot be had. */
const library = process.env.FAKETIME_LIBRARY ?? '';
export const canMoveClocks = library !== '';

/** The machine's clock as the servers see it. Timers and uptime stay as they are, as when a clock is set. */
export interface ServerClock {
  /** For the servers. */
  readonly environment: Record<string, string>;
  readonly faults: readonly Fault[];
  setRight(): Promise<void>;
}

const hours = [-48, -3, 3, 26, 24 * 30];

export async function prepareServerClock(folder: string): Promise<ServerClock> {
  if (!canMoveClocks) return { environment: {}, faults: [], setRight: async () => {} };
  const file = join(folder, 'clock');
  const setRight = () => writeFile(file, '+0');
  await setRight();
  const jump: Fault = {
    name: "a jump of the servers' clock",
    async strike(_scene, random) {
      const ahead = hours[Math.floor(random() * hours.length)] ?? 0;
      await writeFile(file, `${ahead < 0 ? '' : '+'}${ahead}h`);
    },
  };
  return {
    environment: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
    faults: [jump],
    setRight,
  };
}

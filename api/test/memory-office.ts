import { setImmediate as nextTurn } from 'node:timers/promises';
import { vi } from 'vitest';
import { openQuoteStore } from '../src/engine/embedded/open-quote-store.ts';
import { createMemoryDisk } from './disk/memory-disk.ts';

/** Enough turns of the event loop for a change and what follows from it; the disk answers at once. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await nextTurn();
}

/** What a job is given of an office whose store is in memory; time passes when the test says so. */
export async function openMemoryOffice() {
  const store = await openQuoteStore('/data', { disk: createMemoryDisk() });
  const logged: string[] = [];
  let elapsedMs = 0;
  return {
    store,
    engine: { name: 'embedded', records: store, feed: store, jobs: store },
    settings: { retentionHours: 23, abandonedDays: 30 },
    /** The events of all lines. */
    logged,
    log: (_level: string, event: string) => void logged.push(event),
    elapsedMs: () => elapsedMs,
    /** With timers of vitest: lets time pass, and whatever is due then happen. */
    async pass(ms: number) {
      elapsedMs += ms;
      await vi.advanceTimersByTimeAsync(60_000);
      await settle();
    },
  } as const;
}

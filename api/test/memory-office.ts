import { setImmediate as nextTurn } from 'node:timers/promises';
import { exampleCompany } from '@yiqiao/contract/company';
import type { KeptSection } from '@yiqiao/contract/keeping/kept-schema';
import type { Engine } from '@yiqiao/ports/engine';
import { onTestFinished, vi } from 'vitest';
import { openQuoteStore } from '../src/engine/embedded/open-quote-store.ts';
import { openOwnSettings } from '../src/own-settings/own-settings.ts';
import { readSettings } from '../src/settings/settings.ts';
import { createMemoryDisk } from './disk/memory-disk.ts';
import { temporaryFolder } from './disk/temporary-folder.ts';
import { openEngine } from './engine/open-embedded.ts';
import { testEnvironment } from './server/test-environment.ts';

/** Enough turns of the event loop for a change and what follows from it; the disk answers at once. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await nextTurn();
}

/**
 * What a job is given of an office whose records are in memory; time passes when the test says so.
 * @param kept what the environment says of how long things are kept.
 */
export async function openMemoryOffice(
  startAt = Date.parse('2026-11-20T10:00:00.000Z'),
  kept: Partial<KeptSection> = {},
) {
  const folder = await temporaryFolder();
  const onDisk = await openEngine(folder);
  onTestFinished(() => onDisk.close());
  const store = await openQuoteStore('/data', { disk: createMemoryDisk() });
  const engine: Engine = { ...onDisk, records: store, feed: store, jobs: store };
  const logged: string[] = [];
  let elapsedMs = 0;
  const clock = () => startAt + elapsedMs;
  const settings = readSettings(testEnvironment(folder), folder);
  const ownSettings = await openOwnSettings({
    store: onDisk.settings,
    company: exampleCompany,
    kept: { ...settings.kept, ...kept },
    isShared: false,
    log: () => {},
  });
  return {
    store,
    engine,
    settings,
    ownSettings,
    clock,
    time: { now: clock, doubtMs: () => 0 },
    uptimeMs: () => elapsedMs,
    /** The events of all lines. */
    logged,
    log: (_level: string, event: string) => void logged.push(event),
    /** With vitest's fake timers: advances the time, and waits for everything that is due by then. */
    async pass(ms: number) {
      elapsedMs += ms;
      await vi.advanceTimersByTimeAsync(60_000);
      await settle();
    },
  };
}

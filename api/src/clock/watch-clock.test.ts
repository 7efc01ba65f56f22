import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../test/disk/temporary-folder.ts';
import { machineUptimeMs, writeClockFile } from './clock-file.ts';
import { watchClock } from './watch-clock.ts';

const hour = 3_600_000;
const start = Date.parse('2026-11-20T10:00:00.000Z');

/** A watch on a machine whose clock says so much more than its running time accounts for. */
async function watch(dataFolder: string, aheadMs: number, isSynchronized = false) {
  const begun = machineUptimeMs();
  const logged: string[] = [];
  const clockWatch = await watchClock({
    dataFolder,
    clock: () => start + aheadMs + machineUptimeMs() - begun,
    uptimeMs: machineUptimeMs,
    isSynchronized: async () => isSynchronized,
    log: (_level, event) => logged.push(event),
  });
  onTestFinished(() => clockWatch.stop());
  return { ...clockWatch, logged };
}

describe('watchClock', () => {
  it('doubts a clock that is a day ahead of the start before, and says so', async () => {
    const folder = await temporaryFolder();
    await (await watch(folder, 0)).stop();
    const { time, logged } = await watch(folder, 25 * hour);
    expect(time.doubtMs()).toBeGreaterThan(24 * hour);
    expect(logged).toEqual(['clock-doubted']);
  });

  it('goes on doubting at the next start', async () => {
    const folder = await temporaryFolder();
    await (await watch(folder, 0)).stop();
    await (await watch(folder, 25 * hour)).stop();
    expect((await watch(folder, 25 * hour)).time.doubtMs()).toBeGreaterThan(24 * hour);
  });

  it('believes it when the time service vouches for it', async () => {
    const folder = await temporaryFolder();
    await (await watch(folder, 0)).stop();
    const { time, logged } = await watch(folder, 25 * hour, true);
    expect(time.doubtMs()).toBe(0);
    expect(logged).toEqual([]);
  });

  it('believes it when a person has confirmed it', async () => {
    const folder = await temporaryFolder();
    await (await watch(folder, 0)).stop();
    await writeClockFile(folder, { at: start + 25 * hour, uptimeMs: machineUptimeMs() });
    expect((await watch(folder, 25 * hour)).time.doubtMs()).toBe(0);
  });
});

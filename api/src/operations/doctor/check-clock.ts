import { errorCode } from '@yiqiao/ports/faults/error-code';
import { machineUptimeMs } from '../../clock/clock-file.ts';
import { isClockSynchronized } from '../../clock/time-service.ts';
import { describeDoubt, doubtRemedy, readClockDoubt } from '../../clock/watch-clock.ts';
import { type Finding, good, problem } from './finding.ts';

/** A doubt delays deletions that the NDA promises, and only a person can resolve it, so it is a problem. */
export async function checkClock(
  dataFolder: string,
  now: number,
  isSynchronized = isClockSynchronized,
): Promise<readonly Finding[]> {
  try {
    const clock = () => now;
    const uptimeMs = machineUptimeMs;
    const doubtMs = await readClockDoubt({ dataFolder, clock, uptimeMs, isSynchronized });
    if (doubtMs > 0) return [problem(describeDoubt(doubtMs), doubtRemedy)];
    return [good('The clock is believed: documents are deleted when they are due.')];
  } catch (error) {
    if (errorCode(error) === undefined) throw error;
    // An unreadable folder has been reported by then.
    return [];
  }
}

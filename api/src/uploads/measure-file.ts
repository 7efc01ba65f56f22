import type { FileMeasurer } from '@yiqiao/measure/node/file-measurer';
import type { Log } from '../log/log.ts';
import type { MeasureFile } from './quote-intake.ts';

/** An answer must not wait for a document longer than a browser would. */
const measureMs = 25_000;

/** Measuring never refuses a submission: what cannot be measured in time keeps its estimate. */
export function createMeasureFile(measurer: FileMeasurer, log: Log): MeasureFile {
  return async (path, name) => {
    try {
      return await measurer.measure(path, { name, signal: AbortSignal.timeout(measureMs) });
    } catch (error) {
      log('warn', 'not-measured', { reason: error instanceof Error ? error.name : 'unknown' });
      return null;
    }
  };
}

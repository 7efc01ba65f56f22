import type { MeasurementLimit } from '../report/measurement.ts';
import { processorMs, residentMb } from './process-usage.ts';

/** What one document may take of its process. */
export interface WorkLimits {
  /** Processor time, so that a busy machine counts what an idle one does. */
  readonly maxProcessorMs: number;
  /** How long a process may do next to nothing: a promise that is never kept uses no processor. */
  readonly maxIdleMs: number;
  readonly maxMemoryMb: number;
}

export interface WorkWatch {
  /** A process that has worked for longer hangs, whatever time it has left; `null` takes this back. */
  expectCheckBy(processorMs: number | null): void;
  /** @returns the processor time that the work took, in ms. */
  end(): number;
}

const intervalMs = 50;
/** A process that waits for nothing uses about this much in `maxIdleMs`. */
const idleProcessorMs = 50;

/**
 * Watches a process while it works on a document, and reports the first limit that it exceeds.
 * Where processor time is not available, elapsed time is used instead.
 * @param isWaiting whether it waits for us, which is no idleness of its own.
 */
export function watchWork(
  pid: number | undefined,
  limits: WorkLimits,
  onLimit: (limit: MeasurementLimit) => void,
  isWaiting: () => boolean = () => false,
): WorkWatch {
  let nextCheckBy = Number.POSITIVE_INFINITY;
  const startedAt = performance.now();
  const usedBefore = processorMs(pid);
  let lastMove = { at: startedAt, used: 0 };
  let used = 0;

  function readUsage(): number | null {
    const total = processorMs(pid);
    // A process that is gone has used what it had at the last look.
    if (total !== null) used = total - (usedBefore ?? 0);
    else if (usedBefore === null) used = performance.now() - startedAt;
    return total;
  }

  function look(): void {
    const now = performance.now();
    const total = readUsage();
    if (isWaiting() || used - lastMove.used > idleProcessorMs) lastMove = { at: now, used };
    const isOver = used > limits.maxProcessorMs || (total ?? 0) > nextCheckBy;
    if (residentMb(pid) > limits.maxMemoryMb) onLimit('too-large');
    else if (isOver || now - lastMove.at > limits.maxIdleMs) onLimit('too-slow');
  }

  const timer = setInterval(look, intervalMs);
  return {
    expectCheckBy(processorMs) {
      nextCheckBy = processorMs ?? Number.POSITIVE_INFINITY;
    },
    end() {
      clearInterval(timer);
      readUsage();
      return used;
    },
  };
}

import { constants, fstatSync, openSync, writeSync } from 'node:fs';

/**
 * Writes lines to a descriptor. If the target is full or closed, lines are lost, but nothing is thrown, and a full
 * pipe is not waited for. Writing resumes as soon as the target accepts lines again.
 */
export function createLineWriter(descriptor: number): (line: string) => void {
  const target = fstatSync(descriptor).isFIFO() ? openWithoutWaiting(descriptor) : descriptor;
  return (line) => {
    try {
      writeSync(target, line);
    } catch {
      // There is nowhere left to report this.
    }
  };
}

/** Opens the same pipe under a new descriptor, so that its other users keep their blocking mode. */
function openWithoutWaiting(descriptor: number): number {
  try {
    return openSync(`/proc/self/fd/${descriptor}`, constants.O_WRONLY | constants.O_NONBLOCK);
  } catch {
    // Not Linux, or the pipe has no reader.
    return descriptor;
  }
}

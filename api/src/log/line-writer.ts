import { constants, fstatSync, openSync, writeSync } from 'node:fs';

/**
 * Writes lines to a descriptor. A target that is full or closed costs the lines, never the process:
 * nothing is thrown, and a pipe that nobody empties is not waited for. Once it takes lines again, it
 * gets them.
 */
export function createLineWriter(descriptor: number): (line: string) => void {
  const target = fstatSync(descriptor).isFIFO() ? openWithoutWaiting(descriptor) : descriptor;
  return (line) => {
    try {
      writeSync(target, line);
    } catch {
      // Nowhere is left to say so.
    }
  };
}

/** The same pipe under another descriptor: its other users keep on waiting as they are used to. */
function openWithoutWaiting(descriptor: number): number {
  try {
    return openSync(`/proc/self/fd/${descriptor}`, constants.O_WRONLY | constants.O_NONBLOCK);
  } catch {
    // Not Linux, or the pipe has no reader.
    return descriptor;
  }
}

import { standardLimits } from '../measure-limits.ts';

/**
 * Processor time for one document: ten times what a browser gives it, since all threads count here and a
 * visitor's machine may be several times as fast as the server's.
 */
export const mostProcessorMs = 10 * standardLimits.maxMs;

const msPerByte = mostProcessorMs / 1024 ** 2;

/**
 * Processor time that counting a document of this size may take, in ms: what a browser gives any, and more the
 * larger it is. A few kilobytes that unpack to what takes minutes were made for that.
 */
export function processorMsFor(bytes: number): number {
  return Math.min(mostProcessorMs, Math.round(standardLimits.maxMs + bytes * msPerByte));
}

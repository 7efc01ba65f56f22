import type { Budget } from '../budget.ts';
import { DocumentFault } from '../document-fault.ts';

/** What one page draws fits many times into this; a bomb does not. */
const maxStreamBytes = 64 * 1024 * 1024;

const NativeStream = globalThis.DecompressionStream;

/**
 * Gives pdf.js, which inflates the streams of a document with the platform's `DecompressionStream`
 * and no limit at all, one that keeps to the budget. A stream that inflates to too much stops where
 * it is and tells `onFault`: an error would only make pdf.js inflate it again.
 *
 * The class is replaced for the whole global scope, which is a worker's and reads one document at a time.
 */
export function boundDecompression(budget: Budget, onFault: (cause: unknown) => void): void {
  class BoundedDecompressionStream {
    readonly readable: ReadableStream<Uint8Array>;
    readonly writable: WritableStream;

    constructor(format: CompressionFormat) {
      const native = new NativeStream(format);
      this.writable = native.writable;
      this.readable = native.readable.pipeThrough(createMeter(budget, onFault));
    }
  }
  Object.assign(globalThis, { DecompressionStream: BoundedDecompressionStream });
}

function createMeter(
  budget: Budget,
  onFault: (cause: unknown) => void,
): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      try {
        bytes += chunk.length;
        budget.spendInflated(chunk.length);
        if (bytes > maxStreamBytes) throw new DocumentFault('too-large', 'a page is too large');
      } catch (cause) {
        onFault(cause);
        return new Promise(() => {});
      }
      controller.enqueue(chunk);
    },
  });
}

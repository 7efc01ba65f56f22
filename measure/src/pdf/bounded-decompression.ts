import type { Budget } from '../budget.ts';
import { DocumentFault } from '../document-fault.ts';
import { holdsText } from '../holds-text.ts';

/** To how much a stream may inflate. */
export interface StreamLimits {
  /** The drawing of a page; else millions of operators that show nothing would take minutes. */
  readonly maxStreamBytes: number;
  readonly maxFontBytes: number;
}

const NativeStream = globalThis.DecompressionStream;

/**
 * Gives pdf.js, which inflates the streams of a document with the platform's `DecompressionStream`
 * and no limit at all, one that keeps to the budget. A stream that inflates to too much stops where
 * it is and tells `onFault`: an error would only make pdf.js inflate it again.
 *
 * The class is replaced for the whole global scope, which is a worker's and reads one document at a time.
 */
export function boundDecompression(
  budget: Budget,
  limits: StreamLimits,
  onFault: (cause: unknown) => void,
): void {
  class BoundedDecompressionStream {
    readonly readable: ReadableStream<Uint8Array>;
    readonly writable: WritableStream;

    constructor(format: CompressionFormat) {
      const native = new NativeStream(format);
      this.writable = native.writable;
      this.readable = native.readable.pipeThrough(createMeter(budget, limits, onFault));
    }
  }
  Object.assign(globalThis, { DecompressionStream: BoundedDecompressionStream });
}

function createMeter(
  budget: Budget,
  limits: StreamLimits,
  onFault: (cause: unknown) => void,
): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  let maxBytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      try {
        if (bytes === 0) maxBytes = isFont(chunk) ? limits.maxFontBytes : limits.maxStreamBytes;
        bytes += chunk.length;
        budget.spendInflated(chunk.length);
        if (bytes > maxBytes) throw new DocumentFault('too-large', 'a page is too large');
      } catch (cause) {
        onFault(cause);
        return new Promise(() => {});
      }
      controller.enqueue(chunk);
    },
  });
}

/** How TrueType, OpenType and CFF begin. */
const fontStarts = ['\0\u0001\0\0', 'true', 'OTTO', '\u0001\0'];

function isFont(bytes: Uint8Array): boolean {
  return fontStarts.some((start) => holdsText(bytes, start));
}

import type { Budget } from '../budget.ts';
import { DocumentFault } from '../document-fault.ts';
import { holdsText } from '../holds-text.ts';

/** To how much a stream may inflate. */
export interface StreamLimits {
  /** The drawing of a page; else millions of operators that show nothing would take minutes. */
  readonly maxStreamBytes: number;
  readonly maxFontBytes: number;
  /** How often a drawing may save its graphics state, for which pdf.js copies the state of its text. */
  readonly maxSaves?: number;
}

type BoundedStream = typeof DecompressionStream & { readonly Native?: typeof DecompressionStream };

/** Missing in older browsers, where pdf.js inflates by itself. */
const current: BoundedStream | undefined = globalThis.DecompressionStream;
/** The platform's own: one that this module has put in its place, evaluated before, reports to another document. */
const NativeStream = current?.Native ?? current;

/**
 * Gives pdf.js, which inflates the streams of a document with the platform's `DecompressionStream`
 * and no limit at all, one that keeps to the budget. A stream that inflates to too much stops where
 * it is and calls `onFault`: an error would only make pdf.js inflate it again.
 *
 * The class is replaced for the whole global scope, which is a worker's and reads one document at a time.
 */
export function boundDecompression(
  budget: Budget,
  limits: StreamLimits,
  onFault: (cause: unknown) => void,
): void {
  class BoundedDecompressionStream {
    static readonly Native = NativeStream;
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
  { maxStreamBytes, maxFontBytes, maxSaves = Number.POSITIVE_INFINITY }: StreamLimits,
  onFault: (cause: unknown) => void,
): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  let maxBytes = 0;
  let saves = 0;
  return new TransformStream({
    transform(chunk, controller) {
      try {
        if (bytes === 0) maxBytes = isFont(chunk) ? maxFontBytes : maxStreamBytes;
        bytes += chunk.length;
        budget.spendInflated(chunk.length);
        if (bytes > maxBytes) throw new DocumentFault('too-large', 'a page is too large');
        saves += countSaves(chunk);
        if (saves > maxSaves) throw new DocumentFault('too-large', 'a page saves too many states');
      } catch (cause) {
        onFault(cause);
        return new Promise(() => {});
      }
      controller.enqueue(chunk);
    },
  });
}

const save = 'q'.charCodeAt(0);

/** Every "q", also within texts: pdf.js finds the operator without blanks around it, too, and texts have few. */
function countSaves(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(save); at >= 0; at = bytes.indexOf(save, at + 1)) count += 1;
  return count;
}

/** How TrueType, OpenType and CFF begin. */
const fontStarts = ['\0\u0001\0\0', 'true', 'OTTO', '\u0001\0'];

function isFont(bytes: Uint8Array): boolean {
  return fontStarts.some((start) => holdsText(bytes, start));
}

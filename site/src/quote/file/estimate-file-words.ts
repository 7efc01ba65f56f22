import {
  createSpacedWordCounter,
  estimateWordsFromSize,
  isPlainText,
} from '@yiqiao/contract/counting/word-estimate';

/** Small enough to be counted within a frame on a slow phone. */
const pieceBytes = 128 * 1024;

/** Counting yields to the browser whenever it has run for this long. */
const maxBusyMs = 12;

/**
 * The estimated word count of a chosen file: at once from its size, or for plain text by reading all of it in
 * small steps. Rejects when the text cannot be read or `signal` aborts.
 */
export async function estimateFileWords(file: File, signal: AbortSignal): Promise<number> {
  if (!isPlainText(file.type)) return estimateWordsFromSize(file.size);
  const counter = createSpacedWordCounter();
  const decoder = new TextDecoder();
  let busySince = performance.now();
  for await (const piece of readPieces(file)) {
    counter.add(decoder.decode(piece, { stream: true }));
    if (performance.now() - busySince < maxBusyMs) continue;
    await nextTurn();
    busySince = performance.now();
    signal.throwIfAborted();
  }
  counter.add(decoder.decode());
  return counter.words;
}

/** A stream delivers megabytes at once, and not every browser can iterate over it. */
async function* readPieces(file: File): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      for (let start = 0; start < part.value.length; start += pieceBytes) {
        yield part.value.subarray(start, start + pieceBytes);
      }
    }
  } finally {
    await reader.cancel();
  }
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

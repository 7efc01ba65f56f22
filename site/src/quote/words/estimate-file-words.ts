import {
  createSpacedWordCounter,
  estimateWordsFromSize,
  isPlainText,
} from '@yiqiao/contract/word-estimate';

/** The browser is given a turn whenever counting has kept it busy for this long. */
const maxBusyMs = 12;

/**
 * The estimated word count of a chosen file: at once from the size, or by reading a plain text to
 * its end in small steps. Rejects when the text cannot be read or `signal` aborts.
 */
export async function estimateFileWords(file: File, signal: AbortSignal): Promise<number> {
  if (!isPlainText(file.type)) return estimateWordsFromSize(file.size);
  const counter = createSpacedWordCounter();
  const decoder = new TextDecoder();
  const reader = file.stream().getReader();
  let busySince = performance.now();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    counter.add(decoder.decode(part.value, { stream: true }));
    if (performance.now() - busySince < maxBusyMs) continue;
    await nextTurn();
    busySince = performance.now();
    if (signal.aborted) await reader.cancel();
    signal.throwIfAborted();
  }
  counter.add(decoder.decode());
  return counter.words;
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

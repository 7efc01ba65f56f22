/** Bytes per word in a document that is not plain text. */
const bytesPerWord = 6;

/** Whether a media type is `text/plain`; parameters (`; charset=…`) and letter case do not matter. */
export function isPlainText(mediaType: string): boolean {
  return mediaType.split(';', 1)[0]?.trim().toLowerCase() === 'text/plain';
}

/** Estimated words of a document that is not plain text: its size in bytes divided by 6, rounded down. */
export function estimateWordsFromSize(bytes: number): number {
  return Math.floor(bytes / bytesPerWord);
}

/** Number of words between white space: `text.trim().split(/\s+/)`, 0 for an empty text. */
export function countSpacedWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}

export interface SpacedWordCounter {
  add(chunk: string): void;
  readonly words: number;
}

/** `countSpacedWords` for a text that arrives in chunks; a word cut by a chunk border counts once. */
export function createSpacedWordCounter(): SpacedWordCounter {
  let words = 0;
  let isInsideWord = false;
  return {
    add(chunk) {
      if (chunk === '') return;
      words += countSpacedWords(chunk);
      if (isInsideWord && /^\S/.test(chunk)) words -= 1;
      isInsideWord = /\S$/.test(chunk);
    },
    get words() {
      return words;
    },
  };
}

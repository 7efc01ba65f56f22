import { createHash } from 'node:crypto';
import { createSpacedWordCounter } from '@yiqiao/contract/counting/word-estimate';
import type { Findings } from '../document-store.ts';

/** Computes the findings of a document from its bytes in order. */
export interface FindingsReader {
  add(bytes: Buffer): void;
  finish(): Findings;
}

/** @param isText whether to count words. */
export function createFindingsReader(isText: boolean): FindingsReader {
  const hash = createHash('sha256');
  const words = isText ? createWordReader() : null;
  return {
    add(bytes) {
      hash.update(bytes);
      words?.add(bytes);
    },
    finish: () => ({ sha256: hash.digest('hex'), spacedWords: words?.end() ?? null }),
  };
}

/** Decodes like the browser's estimate: UTF-8, with replacement characters for invalid bytes. */
function createWordReader() {
  const decoder = new TextDecoder();
  const counter = createSpacedWordCounter();
  return {
    add: (bytes: Buffer) => counter.add(decoder.decode(bytes, { stream: true })),
    end() {
      counter.add(decoder.decode());
      return counter.words;
    },
  };
}

import { createHash } from 'node:crypto';
import { createSpacedWordCounter } from '@yiqiao/contract/counting/word-estimate';
import type { Findings } from '../document-store.ts';

/** Reads a document whose bytes are given in order. */
export interface FindingsReader {
  add(bytes: Buffer): void;
  finish(): Findings;
}

/** @param isText has its words counted. */
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

/** Reads the text as the browser does when it estimates: UTF-8, broken bytes as replacement characters. */
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

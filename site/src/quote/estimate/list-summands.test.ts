import type { InnerDocument, Measurement } from '@yiqiao/contract/counting/measurement';
import { describe, expect, it } from 'vitest';
import { listSummands } from './list-summands.ts';

function listOf(documents: InnerDocument[], change: Partial<Measurement> = {}) {
  const counts = { words: 0, asianCharacters: 0, otherWords: 0, characters: 0 };
  const report: Measurement = { format: 'zip', exactness: 'exact', counts, outside: {}, documents };
  return listSummands({
    file: new File([], 'package.zip'),
    idempotencyKey: 'k',
    requestKey: 'k',
    offeredFiles: 1,
    estimatedWords: 0,
    include: 'notes',
    measuring: {
      kind: 'done',
      result: { report: { ...report, ...change }, texture: [] },
      elapsedMs: 1,
    },
  });
}

describe('listSummands', () => {
  it('lists what each counted document adds, its included parts among it', () => {
    const documents = [
      { name: 'scan.pdf', limit: 'scan' as const },
      { name: 'a.docx', words: 10, outside: { notes: 2, comments: 5 } },
      { name: 'b.txt', words: 3 },
    ];
    expect(listOf(documents)).toEqual([12, 3]);
  });

  it('spells out neither one document, nor many, nor a list that is cut off', () => {
    const one = { name: 'a.txt', words: 1 };
    expect(listOf([one])).toEqual([]);
    expect(listOf(Array(7).fill(one))).toEqual([]);
    expect(listOf([one, one], { documentCount: 60 })).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../test/seeded-random.ts';
import { cutPieces } from './cut-pieces.ts';

const random = createRandom(7);
const lines = Array.from({ length: 2000 }, (_, index) => `${index} ${String(random()).repeat(20)}`);
const pieces = (all: readonly string[]) =>
  [...cutPieces(Buffer.from(all.join('\n')))].map((piece) => piece.toString());

describe('cutPieces', () => {
  it('loses nothing, and makes pieces of a useful size', () => {
    expect(pieces(lines).join('')).toBe(lines.join('\n'));
    expect(pieces(lines).length).toBeGreaterThan(10);
    expect([...cutPieces(Buffer.alloc(0))]).toEqual([]);
    expect([...cutPieces(Buffer.alloc(3 * 1024 ** 2, 'a'))]).toHaveLength(1);
  });

  it('keeps nearly all pieces when a line comes, goes or changes', () => {
    const known = new Set(pieces(lines));
    for (const changed of [
      lines.toSpliced(700, 0, 'one more'),
      lines.toSpliced(700, 1),
      lines.toSpliced(700, 1, 'another'),
      [...lines, 'at the end'],
    ]) {
      expect(pieces(changed).filter((piece) => !known.has(piece)).length).toBeLessThanOrEqual(3);
    }
  });
});

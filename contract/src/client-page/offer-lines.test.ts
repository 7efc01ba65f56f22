import { describe, expect, it } from 'vitest';
import { sampleOffer } from '../commands/sample-order.ts';
import { offerLines } from './offer-lines.ts';

const counts = (words: number) => ({ words, asianCharacters: 0, otherWords: words, characters: 9 });
const measurement = {
  format: 'docx',
  exactness: 'exact' as const,
  counts: counts(5318),
  outside: { 'text-boxes': counts(128), notes: counts(96), comments: counts(7) },
};
const request = { measurement, include: 'text-boxes,notes' };
const offer = sampleOffer({ wordCount: 5542, pricePerWord: '0.15', total: '831.30' });

describe('offerLines', () => {
  it('divides the words and the price by the parts that the client wants', () => {
    expect(offerLines(request, offer)).toEqual([
      { part: 'main', words: 5318, cents: 79_770 },
      { part: 'text-boxes', words: 128, cents: 1920 },
      { part: 'notes', words: 96, cents: 1440 },
    ]);
  });

  it.each([
    ['other words', { wordCount: 5600, total: '840.00' }],
    ['a rate whose lines round to another sum', { pricePerWord: '0.154', total: '853.47' }],
    ['a fixed price', { pricePerWord: undefined }],
  ])('divides nothing at %s', (_, changes) => {
    const { pricePerWord, ...rest } = { ...offer, ...changes };
    const other = pricePerWord === undefined ? rest : { ...rest, pricePerWord };
    expect(offerLines(request, other)).toEqual([]);
  });
});

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
const annex = {
  id: 'annex',
  fileName: 'Annex 4.docx',
  fileSize: 9,
  role: 'document',
  from: 'client',
  at: '2026-11-20T10:00:00.000Z',
  wordCount: 1204,
  wordCountBasis: 'measured',
  measurement: null,
  state: 'offered',
  canTakeBack: false,
};
const request = { measurement, include: 'text-boxes,notes', sources: [annex] };
const offer = sampleOffer({ wordCount: 5542, pricePerWord: '0.15', total: '831.30' });

describe('offerLines', () => {
  it('divides the words and the price by the parts that the client wants', () => {
    expect(offerLines(request, offer)).toEqual([
      { id: 'main', part: 'main', words: 5318, cents: 79_770 },
      { id: 'text-boxes', part: 'text-boxes', words: 128, cents: 1920 },
      { id: 'notes', part: 'notes', words: 96, cents: 1440 },
    ]);
  });

  it('has a line for each added document that the offer covers', () => {
    const more = { ...offer, wordCount: 6746, total: '1011.90', sources: ['annex'] };
    const added = {
      id: 'annex',
      part: 'source',
      fileName: 'Annex 4.docx',
      words: 1204,
      cents: 18_060,
    };
    expect(offerLines(request, more)).toHaveLength(4);
    expect(offerLines(request, more).at(-1)).toEqual(added);
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

import { describe, expect, it } from 'vitest';
import { makeDocuments } from '../scripts/make-documents.ts';
import { sampleTexts } from '../scripts/sample-texts.ts';
import { measureBytes } from '../test/measure-bytes.ts';

describe('measureDocument', () => {
  for (const sample of sampleTexts) {
    it.each(makeDocuments(sample))('counts $name as a person does', async ({ format, bytes }) => {
      const { report } = await measureBytes(bytes);
      expect(report).toMatchObject({
        format,
        exactness: 'exact',
        counts: { asianCharacters: sample.asianCharacters, otherWords: sample.otherWords },
        outside: {},
      });
    });
  }
});

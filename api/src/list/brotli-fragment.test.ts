import { brotliDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brotliHead, brotliTail, compressFragment } from './brotli-fragment.ts';

/** Texts that invite an encoder to look back: repetitions, dictionary words, lists of records. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc
    .tuple(fc.constantFrom('ab', 'the time of ', '林美', '"status":"pending",'), fc.nat(400))
    .map(([word, times]) => word.repeat(times)),
  fc
    .array(fc.record({ id: fc.uuid(), status: fc.constantFrom('pending', 'completed') }), {
      maxLength: 150,
    })
    .map((records) => JSON.stringify(records)),
);

describe('compressFragment', () => {
  it('makes fragments that join to one stream, whatever stands beside them', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(text, { maxLength: 12 }), async (texts) => {
        const fragments = await Promise.all(
          texts.map((each) => compressFragment(Buffer.from(each))),
        );
        const stream = Buffer.concat([brotliHead, ...fragments, brotliTail]);
        expect(brotliDecompressSync(stream).toString()).toBe(texts.join(''));
      }),
      { seed: 20261120, numRuns: 100 },
    );
  });

  it('packs a list to a fraction', async () => {
    const list = JSON.stringify(Array(500).fill({ status: 'pending', name: 'Lin Mei' }));
    expect((await compressFragment(Buffer.from(list))).length).toBeLessThan(list.length / 20);
  });
});

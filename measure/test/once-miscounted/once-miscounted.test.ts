import { defaultInclude } from '@yiqiao/contract/counting/counted-in';
import { decideWordCount } from '@yiqiao/contract/counting/word-count';
import { describe, expect, it } from 'vitest';
import { measureBytes } from '../measure-bytes.ts';
import { onceMiscounted } from './once-miscounted.ts';

describe('measureDocument on documents that were counted wrongly once', () => {
  it.each(onceMiscounted)('counts $what: $words, $basis', async (document) => {
    const { content, name, words, basis } = document;
    // More time than a visitor waits: a busy machine must not decide what a test finds.
    const { report } = await measureBytes(content, { maxMs: 60_000 }, name);
    expect(report).toMatchObject(document.report);
    const decided = decideWordCount(0, report, defaultInclude);
    expect(decided).toEqual({ wordCount: words, wordCountBasis: basis });
  });
});

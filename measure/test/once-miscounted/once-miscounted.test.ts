import { describe, expect, it } from 'vitest';
import { measureBytes } from '../measure-bytes.ts';
import { onceMiscounted } from './once-miscounted.ts';

describe('measureDocument on documents that were counted wrongly once', () => {
  it.each(onceMiscounted)('counts $what: $words', async (document) => {
    const { content, name, words } = document;
    // More time than a visitor waits: a busy machine must not decide what a test finds.
    const { report } = await measureBytes(content, { maxMs: 60_000 }, name);
    expect(report).toMatchObject({ ...document.report, exactness: document.exactness });
    const { 'text-boxes': boxes, notes } = report.outside;
    const counted = [report.counts, boxes, notes].map((counts) => counts?.words ?? 0);
    expect(counted.reduce((sum, one) => sum + one)).toBe(words);
  });
});

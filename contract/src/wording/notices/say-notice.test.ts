import { describe, expect, it } from 'vitest';
import { noticesInEnglish as english } from './en.ts';
import { sayOne, saySeveral, sayWhileQuiet } from './say-notice.ts';
import { noticesInHans as hans } from './zh-hans.ts';
import { noticesInHant as hant } from './zh-hant.ts';

const reference = 'YQ-7F3K-Q2ZD';
const counts = new Map([
  ['new-request', 3],
  ['question', 2],
  ['answered', 1],
] as const);

describe('what notices say', () => {
  it('is one thing with its reference', () => {
    expect(sayOne(english, 'question', reference)).toBe('A question. YQ-7F3K-Q2ZD');
    expect(sayOne(hans, 'question', reference)).toBe('有新提问。YQ-7F3K-Q2ZD');
    expect(sayOne(hant, 'handed-in', reference)).toBe('譯員已交稿。YQ-7F3K-Q2ZD');
  });

  it('is how many of an event', () => {
    expect(saySeveral(english, 'new-request', 2)).toBe('2 new requests.');
    expect(saySeveral(hans, 'new-request', 2)).toBe('2个新询价。');
  });

  it('is what came while it was quiet', () => {
    expect(sayWhileQuiet(english, counts)).toBe(
      'While it was quiet: 3 new requests, 2 questions, 1 accepted or declined.',
    );
    expect(sayWhileQuiet(hant, counts)).toBe(
      '免打擾期間：3個新詢價、2則提問、1件有了接受或婉拒的答覆。',
    );
  });
});

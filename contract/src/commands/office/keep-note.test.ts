import { describe, expect, it } from 'vitest';
import type { Decidable } from '../../record/decision.ts';
import { sampleQuote } from '../sample-quote.ts';
import { decideNote } from './keep-note.ts';

const at = '2026-11-20T10:00:00.000Z';
const quote = sampleQuote();
const decide = (changes: Partial<Parameters<typeof decideNote>[1]> = {}, of: Decidable = quote) =>
  decideNote(
    of,
    { changeId: 'note-1', text: ' 定金，不是订金。 ', ...changes },
    { at: Date.parse(at) },
  );

describe('decideNote', () => {
  it('keeps a note, and nobody has touched the submission', () => {
    const { quote: changed } = decide({ device: '前台' });
    expect(changed.notes).toEqual([{ id: 'note-1', text: '定金，不是订金。', device: '前台', at }]);
    expect(changed.updatedAt).toBe(quote.updatedAt);
    expect(changed.countRevisions).toEqual({ from: 3, to: 4 });
  });

  it('keeps it once', () => {
    const once = decide().quote;
    expect(decide({ text: 'Other' }, once)).toEqual({ kind: 'unchanged', quote: once });
  });

  it('refuses an empty one, one that is too long, and the sixty-first', () => {
    expect(decide({ text: '' })).toMatchObject({ reason: 'text-missing' });
    expect(decide({ text: 'x'.repeat(2001) })).toMatchObject({ reason: 'text-too-long' });
    let last: Decidable = quote;
    for (let count = 1; count <= 60; count += 1)
      last = decide({ changeId: `n-${count}` }, last).quote;
    expect(decide({ changeId: 'n-61' }, last)).toMatchObject({ reason: 'order-full' });
  });
});

import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import { describe, expect, it } from 'vitest';
import { sampleQuote } from '../../test/sample-quote.ts';
import { applyDeletions } from './backup/apply-deletions.ts';

const now = Date.parse('2026-11-20T10:00:00.000Z');
const past = '2026-11-20T09:00:00.000Z';
const rules = { retentionHours: 23, abandonedDays: 30 } as const;

function stored(changes: Partial<StoredQuote>): StoredQuote {
  return { ...sampleQuote('a'), revision: 1, history: [], updatedAt: past, ...changes };
}

describe('applyDeletions', () => {
  it('brings no document back that was deleted since, and says why it was', () => {
    const [quote] = applyDeletions(
      [stored({})],
      [{ quote: 'a', at: past, cause: 'by-hand' }],
      now,
      rules,
    );
    expect(quote).toMatchObject({ fileDeletedAt: past, fileDeletionCause: 'by-hand', revision: 2 });
    expect(quote).not.toHaveProperty('filePath');
  });

  it.each([
    ['that was promised to be deleted by now', { status: 'completed' }, 'completed'],
    ['that a person wanted deleted', { fileDeletionCause: 'by-hand' }, 'by-hand'],
  ])('brings no document back %s', (_, changes, fileDeletionCause) => {
    const [quote] = applyDeletions(
      [stored({ ...changes, fileDeletionDueAt: past })],
      [],
      now,
      rules,
    );
    expect(quote).toMatchObject({ fileDeletionCause });
    expect(quote).not.toHaveProperty('filePath');
  });

  it('brings a completed one back while RETENTION_HOURS is off', () => {
    const quote = stored({ status: 'completed', fileDeletionDueAt: past });
    const off = { ...rules, retentionHours: 'off' } as const;
    expect(applyDeletions([quote], [], now, off)).toEqual([quote]);
  });

  it('brings an abandoned document back: the next start announces its deletion again', () => {
    const quote = stored({ status: 'pending', fileDeletionDueAt: past });
    expect(applyDeletions([quote], [], now, rules)).toEqual([quote]);
  });
});

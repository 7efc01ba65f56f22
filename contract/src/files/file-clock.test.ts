import { describe, expect, it } from 'vitest';
import { fileClock } from './file-clock.ts';

const hour = 3_600_000;
const day = 24 * hour;
const createdAt = '2026-11-20T09:00:00.000Z';
const at = (hours: number) => Date.parse(createdAt) + hours * hour;
const filePath = 'file';

describe('fileClock', () => {
  it('counts down to the deletion, and never below zero', () => {
    const quote = { status: 'completed', filePath, fileDeletionDueAt: '2026-11-20T10:00:00.000Z' };
    expect(fileClock(quote, at(0))).toMatchObject({ kind: 'to-be-deleted', leftMs: hour });
    expect(fileClock(quote, at(5))).toMatchObject({ leftMs: 0 });
  });

  it('announces the deletion of an abandoned document a week before, not earlier', () => {
    const quote = { status: 'pending', filePath, fileDeletionDueAt: '2026-12-20T09:00:00.000Z' };
    expect(fileClock(quote, at(22 * 24)).kind).toBe('kept');
    expect(fileClock(quote, at(24 * 24))).toMatchObject({
      kind: 'to-be-deleted',
      cause: 'abandoned',
      leftMs: 6 * day,
    });
  });

  it('tells what is kept, deleted and gone', () => {
    const status = 'in-progress';
    expect(fileClock({ status, filePath }, at(0)).kind).toBe('kept');
    expect(
      fileClock({ status, fileDeletedAt: createdAt, fileDeletionCause: 'by-hand' }, at(0)),
    ).toEqual({ kind: 'deleted', at: createdAt, cause: 'by-hand' });
    expect(fileClock({ status }, at(0)).kind).toBe('gone');
  });
});

import { describe, expect, it } from 'vitest';
import { completedRequest, deletedRequest } from '../test/sample-states.ts';
import { allDeletedAt, listReceiptRows } from './list-receipt-rows.ts';

describe('listReceiptRows', () => {
  it('names the client’s document first, then every file that was handed over', () => {
    const rows = listReceiptRows(completedRequest());
    expect(rows.map(({ key, fileId }) => [key, fileId])).toEqual([
      ['yours', undefined],
      ['file-1', 'file-1'],
    ]);
    expect(rows[0]?.handedOverAt).toBe('2026-11-20T06:31:00.000Z');
    expect(rows[1]?.handedOverAt).toBe('2026-11-27T03:32:00.000Z');
  });
});

describe('allDeletedAt', () => {
  it('is the last of the deletions, once there is nothing left', () => {
    expect(allDeletedAt(listReceiptRows(deletedRequest()))).toBe('2026-11-29T00:10:00.000Z');
    const later = deletedRequest({ fileDeletedAt: '2026-11-29T00:11:00.000Z' });
    expect(allDeletedAt(listReceiptRows(later))).toBe('2026-11-29T00:11:00.000Z');
    const half = completedRequest({ fileDeletedAt: '2026-11-29T00:10:00.000Z' });
    expect(allDeletedAt(listReceiptRows(half))).toBeNull();
  });
});

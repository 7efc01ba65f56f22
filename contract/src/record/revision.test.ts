import { describe, expect, it } from 'vitest';
import { afterCount, isAtRevision } from './revision.ts';

describe('isAtRevision', () => {
  it('holds for the present revision, and for any when none is named', () => {
    expect(isAtRevision({ revision: 3 }, 3)).toBe(true);
    expect(isAtRevision({ revision: 3 }, 2)).toBe(false);
    expect(isAtRevision({ revision: 3 }, 4)).toBe(false);
    expect(isAtRevision({ revision: 3 }, undefined)).toBe(true);
  });

  it('holds for a revision since which only counts came in, however many', () => {
    const counted = afterCount(afterCount({ revision: 3 }));
    expect(counted).toEqual({ revision: 5, countRevisions: { from: 3, to: 5 } });
    expect([2, 3, 4, 5, 6].filter((revision) => isAtRevision(counted, revision))).toEqual([
      3, 4, 5,
    ]);
  });

  it('does not reach back over any other change', () => {
    const changed = { ...afterCount({ revision: 3 }), revision: 5 };
    expect(isAtRevision(changed, 3)).toBe(false);
    expect(isAtRevision(changed, 4)).toBe(false);
    const countedAgain = afterCount(changed);
    expect(isAtRevision(countedAgain, 5)).toBe(true);
    expect(isAtRevision(countedAgain, 4)).toBe(false);
  });
});

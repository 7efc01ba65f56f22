import { withKept } from '@yiqiao/contract/commands/settings/sample-settings';
import { keptByDefault } from '@yiqiao/contract/keeping/kept-by-default';
import { describe, expect, it } from 'vitest';
import { checkKept } from './check-kept.ts';

const off = { ...keptByDefault, retentionHours: 'off' } as const;

describe('checkKept', () => {
  it('says what is in effect: the environment, or what owners have set since', () => {
    const stored = withKept(null, { retentionHours: 5 });
    expect(checkKept(null, keptByDefault).what).toBe(
      'Documents are deleted 23 hours after completion.',
    );
    expect(checkKept(stored, off)).toMatchObject({
      severity: 'good',
      what: 'Documents are deleted 5 hours after completion. That is set in the console.',
    });
  });

  it('warns where nothing is deleted although that is promised, and says who can mend it', () => {
    const stored = withKept(null, { abandonedDays: 45 });
    const kept = { ...stored, sections: { ...stored.sections, kept: off } };
    expect(checkKept(null, off)).toMatchObject({
      severity: 'warning',
      remedy: expect.stringContaining('Remove the setting'),
    });
    expect(checkKept(kept, keptByDefault)).toMatchObject({
      severity: 'warning',
      remedy: expect.stringContaining('An owner sets the hours in the console'),
    });
  });
});

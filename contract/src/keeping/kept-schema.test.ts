import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { keptByDefault } from './kept-by-default.ts';
import { keptSectionSchema } from './kept-schema.ts';

describe('keptSectionSchema', () => {
  it.each([
    keptByDefault,
    { retentionHours: 'off', abandonedDays: 'off', invoiceYears: 'off' },
    { retentionHours: 0.001, abandonedDays: 8, invoiceYears: 1 },
    { retentionHours: 23.999, abandonedDays: 9999, invoiceYears: 99 },
  ])('takes whatever an office may start with: %o', (kept) => {
    expect(z.parse(keptSectionSchema, kept)).toEqual(kept);
  });

  it.each([
    ['retentionHours', 0],
    ['retentionHours', 24],
    ['retentionHours', '23'],
    ['abandonedDays', 7],
    ['abandonedDays', 30.5],
    ['abandonedDays', 10_000],
    ['invoiceYears', 0],
    ['invoiceYears', 100],
    ['invoiceYears', undefined],
  ])('refuses %s = %s, and says what it must be', (field, value) => {
    const parsed = z.safeParse(keptSectionSchema, { ...keptByDefault, [field]: value });
    expect(parsed.error?.issues).toMatchObject([
      { path: [field], message: expect.stringMatching(/^must be "off" or a (whole )?number of /) },
    ]);
  });
});

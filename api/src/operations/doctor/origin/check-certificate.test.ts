import { describe, expect, it } from 'vitest';
import { checkCertificate } from './check-certificate.ts';

const now = Date.parse('2026-11-22T12:00:00.000Z');
const hour = 3_600_000;

describe('checkCertificate', () => {
  it.each([
    [60 * 24 * hour, 'good', 'is valid for 60 more days'],
    [10 * 24 * hour, 'warning', 'is valid for 10 more days'],
    [30 * hour, 'problem', 'expires in 30 hours'],
    [5.5 * hour, 'problem', 'expires in 5 hours'],
    [0.6 * hour, 'problem', 'expires in 36 minutes'],
    [0, 'problem', 'has expired'],
  ])('tells %i ms before the end that it is %s: %s', (leftMs, severity, words) => {
    const what = `The certificate ${words}.`;
    expect(checkCertificate(now + leftMs, now)).toMatchObject({ severity, what });
  });
});

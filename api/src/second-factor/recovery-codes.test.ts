import { formatRecoveryCode } from '@yiqiao/contract/record/second-factor';
import { expect, it } from 'vitest';
import { hashRecoveryCode, hashRecoveryCodes, makeRecoveryCodes } from './recovery-codes.ts';

it('makes ten codes that can be read aloud', () => {
  const codes = makeRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(formatRecoveryCode(code)).toMatch(/^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
  }
});

it('finds a code by one hash, and keeps none in clear', async () => {
  const codes = makeRecoveryCodes();
  const recovery = await hashRecoveryCodes(codes);
  const stored = JSON.stringify(recovery);
  for (const code of codes) expect(stored).not.toContain(code);
  const key = await hashRecoveryCode(codes[6] ?? '', recovery);
  expect(recovery.codes.map((code) => code.key === key).indexOf(true)).toBe(6);
  const other = await hashRecoveryCodes(codes);
  expect(other.codes.map((code) => code.key)).not.toContain(key);
});

import { storedFactorSchema } from '@yiqiao/contract/record/second-factor';
import { describe, expect, it } from 'vitest';
import { authenticatorUri, codeAt, findStep, makeSecret, stepAt } from './totp.ts';

/** "12345678901234567890", the secret of RFC 6238, appendix B. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('codeAt', () => {
  // The table of appendix B for SHA-1; six of its eight digits.
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('is the code of the RFC after %i seconds', (seconds, code) => {
    expect(codeAt(secret, stepAt(seconds * 1000))).toBe(code);
  });
});

describe('findStep', () => {
  const now = 1_111_111_111_000;
  const step = stepAt(now);

  it('finds the steps beside this one, and no others', () => {
    const found = [-2, -1, 0, 1, 2].map((aside) =>
      findStep(secret, codeAt(secret, step + aside), now),
    );
    expect(found).toEqual([null, step - 1, step, step + 1, null]);
  });

  it('finds nothing for what is no code', () => {
    for (const typed of ['', '05047', '0504711', '٠٥٠٤٧١']) {
      expect(findStep(secret, typed, now)).toBeNull();
    }
  });
});

describe('makeSecret', () => {
  it('draws 160 bits anew each time, in base32', () => {
    const made = new Set(Array.from({ length: 50 }, makeSecret));
    expect(made.size).toBe(50);
    for (const one of made) {
      expect(storedFactorSchema.shape.secret.safeParse(one).success).toBe(true);
    }
  });
});

it('is told to authenticators with the office and the user name', () => {
  expect(authenticatorUri(secret, 'Yiqiao 译桥', 'mei.lin')).toBe(
    `otpauth://totp/Yiqiao%20%E8%AF%91%E6%A1%A5:mei.lin?secret=${secret}&issuer=Yiqiao%20%E8%AF%91%E6%A1%A5`,
  );
});

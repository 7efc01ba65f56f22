import { expect, it } from 'vitest';
import { isNoMistypedIban } from './iban.ts';

it.each([
  'GB29 NWBK 6016 1331 9268 19',
  'de89370400440532013000',
  'FR14 2004 1010 0505 0001 3M02 606',
  // Not every number is an IBAN.
  '6222 0210 0101 5678 901',
  '026073150-0248',
  'AB12',
])('passes %s', (number) => {
  expect(isNoMistypedIban(number)).toBe(true);
});

it.each(['GB29 NWBK 6016 1331 9268 91', 'DE88370400440532013000', 'de89-3704-0044-0532-0130-10'])(
  'finds the mistake in %s',
  (number) => {
    expect(isNoMistypedIban(number)).toBe(false);
  },
);

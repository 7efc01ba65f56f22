import { randomInt } from 'node:crypto';
import {
  type Recovery,
  recoveryAlphabet,
  recoveryCodeCount,
  recoveryCodeLength,
} from '@yiqiao/contract/record/second-factor';
import { deriveKey, makeSalt } from '../passwords/password-hash.ts';

/**
 * A sixth of what a password costs, because ten are hashed at once. Of 31^8 possibilities ten are right, so to find one
 * takes 85 times as many guesses as a password must withstand, and 14 times the work.
 */
const cost = { N: 2 ** 14, r: 8, p: 1 } as const;

/** New ones, without their hyphen. */
export function makeRecoveryCodes(): string[] {
  const draw = () => recoveryAlphabet[randomInt(recoveryAlphabet.length)];
  const make = () => Array.from({ length: recoveryCodeLength }, draw).join('');
  const codes = new Set<string>();
  while (codes.size < recoveryCodeCount) codes.add(make());
  return [...codes];
}

export async function hashRecoveryCodes(codes: readonly string[]): Promise<Recovery> {
  const recovery = { algorithm: 'scrypt', ...cost, salt: makeSalt() } as const;
  const hashed = [];
  // One after the other, as with log-ins: the threads that hash do all work on files as well.
  for (const code of codes) hashed.push({ key: await hashRecoveryCode(code, recovery) });
  return { ...recovery, codes: hashed };
}

/** By which a code is found among those that are stored. */
export function hashRecoveryCode(code: string, recovery: Omit<Recovery, 'codes'>): Promise<string> {
  return deriveKey(code, recovery);
}

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { codeDigits, codeSeconds } from '@yiqiao/contract/record/second-factor';

// RFC 6238 with the values that every authenticator knows: HMAC-SHA-1, 30 seconds, six digits.

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** As long as the key of HMAC-SHA-1 should be. */
const secretBytes = 20;

/** Clocks and fingers may be a step early or late. */
const stepsAside = [0, -1, 1];

/** A new secret, in base32 (RFC 4648). */
export function makeSecret(): string {
  const bits = [...randomBytes(secretBytes)].map((byte) => byte.toString(2).padStart(8, '0'));
  const fives = bits.join('').match(/.{5}/g) ?? [];
  return fives.map((five) => alphabet[Number.parseInt(five, 2)]).join('');
}

/** The code of a step of time. */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', readBase32(secret)).update(counter).digest();
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 0xf) & 0x7fffffff;
  return String(number % 10 ** codeDigits).padStart(codeDigits, '0');
}

export function stepAt(now: number): number {
  return Math.floor(now / (codeSeconds * 1000));
}

/** The step of time whose code this is; `null` for none of those that are good now. */
export function findStep(secret: string, code: string, now: number): number | null {
  const steps = stepsAside.map((aside) => stepAt(now) + aside);
  // All are compared, so that the time does not tell which of them it is.
  const [step = null] = steps.filter((one) => isSame(codeAt(secret, one), code));
  return step;
}

/** What a camera reads into an authenticator. */
export function authenticatorUri(secret: string, office: string, username: string): string {
  const label = `${encodeURIComponent(office)}:${encodeURIComponent(username)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(office)}`;
}

function readBase32(text: string): Buffer {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

function isSame(left: string, right: string): boolean {
  const [one, other] = [Buffer.from(left), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

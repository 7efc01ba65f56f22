import { sign } from 'node:crypto';
import type { VapidKey } from './vapid-key.ts';

/** Push services take at most a day. */
const holdsSeconds = 12 * 3600;

interface Statement {
  readonly endpoint: string;
  /** Whom the push service can ask: a `mailto:` or `https:` address. */
  readonly subject: string;
  /** In ms since the epoch. */
  readonly at: number;
}

/** The `Authorization` of a push: who sends it, to this service alone (RFC 8292). */
export function vapidHeader(
  { publicKey, privateKey }: VapidKey,
  { endpoint, subject, at }: Statement,
): string {
  const head = { typ: 'JWT', alg: 'ES256' };
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(at / 1000) + holdsSeconds,
    sub: subject,
  };
  const said = [head, claims].map((part) => encode(JSON.stringify(part))).join('.');
  const signature = sign('sha256', Buffer.from(said), {
    key: privateKey,
    dsaEncoding: 'ieee-p1363',
  });
  return `vapid t=${said}.${encode(signature)}, k=${publicKey}`;
}

function encode(part: string | Buffer): string {
  return Buffer.from(part).toString('base64url');
}

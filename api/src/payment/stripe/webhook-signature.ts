import { createHmac, timingSafeEqual } from 'node:crypto';

interface SignatureCheck {
  /** The bytes as they arrived: serializing a parsed body again would give different ones. */
  readonly body: Buffer;
  /** The header `Stripe-Signature`: `t=<seconds>,v1=<hex>`, several `v1` while a secret is replaced. */
  readonly header: string | undefined;
  readonly secrets: readonly string[];
  /** In ms since the epoch. */
  readonly now: number;
}

/** A signature further from now, past or future, may be a replay. Stripe signs each retry anew. */
const toleranceMs = 300_000;
/** Only an attacker would send more. */
const maxSignatures = 10;

/**
 * Whether Stripe has sent this, by its published scheme: HMAC-SHA256 over the timestamp, a full stop and the body.
 * Every signature is compared with that of every secret, in constant time.
 */
export function isSignedByStripe({ body, header = '', secrets, now }: SignatureCheck): boolean {
  const parts = header.split(',').map((part) => part.split('=', 2));
  const valuesOf = (name: string) =>
    parts.filter(([key]) => key?.trim() === name).map(([, value = '']) => value.trim());
  const [time = '', ...otherTimes] = valuesOf('t');
  const signatures = valuesOf('v1').filter((value) => /^[0-9a-f]{64}$/.test(value));
  if (!/^\d{1,12}$/.test(time) || otherTimes.length > 0) return false;
  if (signatures.length > maxSignatures) return false;
  if (Math.abs(now - Number(time) * 1000) > toleranceMs) return false;
  const expected = secrets.map((secret) =>
    createHmac('sha256', secret).update(`${time}.`).update(body).digest(),
  );
  return signatures
    .flatMap((value) => expected.map((code) => timingSafeEqual(code, Buffer.from(value, 'hex'))))
    .some(Boolean);
}

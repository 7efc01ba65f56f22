import { createECDH, createPrivateKey, hkdfSync, type KeyObject } from 'node:crypto';

/** With which the office shows push services who sends (RFC 8292). */
export interface VapidKey {
  /** As browsers take it: a point of P-256, uncompressed, in base64url. */
  readonly publicKey: string;
  readonly privateKey: KeyObject;
}

/** Order of the group of P-256. Source: SP 800-186, 3.2.1.3. */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/**
 * Made from the office's own secret, so that every process has the same key, and it is kept where that is kept. Browsers
 * that subscribed with another one subscribe anew.
 */
export function makeVapidKey(secret: string): VapidKey {
  const bytes = hkdfSync('sha256', secret, '', 'yiqiao push vapid key', 48);
  const number = BigInt(`0x${Buffer.from(bytes).toString('hex')}`);
  const scalar = ((number % (order - 1n)) + 1n).toString(16).padStart(64, '0');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(scalar, 'hex');
  const point = curve.getPublicKey();
  const text = (part: Buffer) => part.toString('base64url');
  const privateKey = createPrivateKey({
    format: 'jwk',
    key: {
      ...{ kty: 'EC', crv: 'P-256', d: text(Buffer.from(scalar, 'hex')) },
      ...{ x: text(point.subarray(1, 33)), y: text(point.subarray(33)) },
    },
  });
  return { publicKey: text(point), privateKey };
}

import { createECDH, type ECDH, randomBytes, webcrypto } from 'node:crypto';
import type { Subscription } from '@yiqiao/contract/record/notice';

/** A browser that has subscribed: it alone can read what is pushed to it. */
export interface Browser {
  readonly subscription: Subscription;
  readonly curve: ECDH;
  readonly auth: string;
  /** Reads a body by RFC 8188 and RFC 8291, with WebCrypto and nothing of ours. */
  read(body: Buffer): Promise<string>;
}

export function createBrowser(endpoint: string): Browser {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  return browserOf(endpoint, curve, randomBytes(16).toString('base64url'));
}

export function browserOf(endpoint: string, curve: ECDH, auth: string): Browser {
  const p256dh = curve.getPublicKey().toString('base64url');
  return {
    subscription: { endpoint, keys: { p256dh, auth } },
    curve,
    auth,
    read: (body) => decode(body, curve, Buffer.from(auth, 'base64url')),
  };
}

async function decode(body: Buffer, curve: ECDH, auth: Buffer): Promise<string> {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  if (sealed.length > body.readUInt32BE(16)) throw new Error('There is more than one record.');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), sender]);
  const secret = await derive(curve.computeSecret(sender), auth, info, 32);
  const bytes = await derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const iv = await derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const { subtle } = webcrypto;
  const key = await subtle.importKey('raw', bytes, 'AES-GCM', false, ['decrypt']);
  const plain = Buffer.from(await subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed));
  const end = plain.lastIndexOf(2);
  if (plain.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('The padding is wrong.');
  return plain.subarray(0, end).toString();
}

async function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number) {
  const { subtle } = webcrypto;
  const key = await subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
  const how = { name: 'HKDF', hash: 'SHA-256', salt, info };
  return Buffer.from(await subtle.deriveBits(how, key, length * 8));
}

import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { Subscription } from '@yiqiao/contract/record/notice';

/** In bytes: what push services promise to take, less what encryption adds. */
const maxPayload = 3900;
const recordSize = 4096;

/** What is random in an encryption; given in tests of published examples alone. */
interface Chosen {
  readonly salt: Buffer;
  /** The sender's key of this one message. */
  readonly privateKey: Buffer;
}

/**
 * Encrypts a payload for one subscription (RFC 8291, `aes128gcm` of RFC 8188, one record).
 * @throws when the keys are no keys, or the payload is too long.
 */
export function encryptPush(
  text: string,
  { p256dh, auth }: Subscription['keys'],
  chosen?: Chosen,
): Buffer {
  const plain = Buffer.from(text);
  if (plain.length > maxPayload) throw new RangeError('The payload is too long to be pushed.');
  const receiver = Buffer.from(p256dh, 'base64url');
  const curve = createECDH('prime256v1');
  if (chosen === undefined) curve.generateKeys();
  else curve.setPrivateKey(chosen.privateKey);
  const sender = curve.getPublicKey();
  const salt = chosen?.salt ?? randomBytes(16);

  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, sender]);
  const shared = derive(curve.computeSecret(receiver), Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);

  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // Of the last record, which is the only one.
  const delimited = Buffer.concat([plain, Buffer.from([2])]);
  const sealed = Buffer.concat([cipher.update(delimited), cipher.final(), cipher.getAuthTag()]);
  const sizes = Buffer.alloc(5);
  sizes.writeUInt32BE(recordSize, 0);
  sizes.writeUInt8(sender.length, 4);
  return Buffer.concat([salt, sizes, sender, sealed]);
}

/** Whether a payload can be encrypted with the keys that a browser has sent. */
export function areKeys({ p256dh, auth }: Subscription['keys']): boolean {
  const receiver = Buffer.from(p256dh, 'base64url');
  if (receiver.length !== 65 || Buffer.from(auth, 'base64url').length !== 16) return false;
  try {
    const curve = createECDH('prime256v1');
    curve.generateKeys();
    curve.computeSecret(receiver);
    return true;
  } catch {
    return false;
  }
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}

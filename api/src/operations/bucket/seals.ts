import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** What lies in the bucket was sealed with another key. */
export class OtherKey extends Error {
  override readonly name = 'OtherKey';
}

/** What lies in the bucket is not what was put there. */
export class BrokenSeal extends Error {
  override readonly name = 'BrokenSeal';
}

/** Encrypts and authenticates what goes into a bucket, and names it without telling what it is. */
export interface Seals {
  /** @param name of the object, which is bound to its bytes: another object in its place is found out. */
  seal(name: string, bytes: Uint8Array): Buffer;
  /** @throws OtherKey, BrokenSeal */
  open(name: string, sealed: Buffer): Buffer;
  /** A name that only the holder of the key can derive from these parts. */
  nameOf(...parts: readonly (string | Uint8Array)[]): string;
}

const cipher = 'aes-256-gcm';
const mark = Buffer.from('YQB1');
const keyIdBytes = 8;
const nonceBytes = 12;
const tagBytes = 16;
const headBytes = mark.length + keyIdBytes + nonceBytes;

/**
 * A sealed object is: "YQB1", 8 bytes that tell the key, a random nonce of 12 bytes, the encrypted bytes, and a tag of
 * 16 bytes. The cipher is AES-256-GCM; the object's name is authenticated with it. Keys are derived by HKDF-SHA-256,
 * and names by HMAC-SHA-256. Random nonces of this length are safe for four thousand million objects under one key.
 */
export function createSeals(key: string): Seals {
  const derive = (purpose: string, length: number) =>
    Buffer.from(
      hkdfSync('sha256', Buffer.from(key, 'hex'), '', `yiqiao-bucket-backup ${purpose}`, length),
    );
  const sealing = derive('encryption', 32);
  const naming = derive('names', 32);
  const keyId = derive('key id', keyIdBytes);

  return {
    seal(name, bytes) {
      const nonce = randomBytes(nonceBytes);
      const sealer = createCipheriv(cipher, sealing, nonce).setAAD(Buffer.from(name));
      const body = [sealer.update(bytes), sealer.final()];
      return Buffer.concat([mark, keyId, nonce, ...body, sealer.getAuthTag()]);
    },
    open(name, sealed) {
      if (sealed.length < headBytes + tagBytes || !sealed.subarray(0, mark.length).equals(mark)) {
        throw new BrokenSeal(`${name} is not of a backup`);
      }
      const nonceAt = mark.length + keyIdBytes;
      if (!sealed.subarray(mark.length, nonceAt).equals(keyId)) {
        throw new OtherKey(`${name} was sealed with another key`);
      }
      const opener = createDecipheriv(cipher, sealing, sealed.subarray(nonceAt, headBytes));
      opener.setAAD(Buffer.from(name)).setAuthTag(sealed.subarray(-tagBytes));
      try {
        return Buffer.concat([
          opener.update(sealed.subarray(headBytes, -tagBytes)),
          opener.final(),
        ]);
      } catch (cause) {
        throw new BrokenSeal(`${name} is not what was stored under this name`, { cause });
      }
    },
    nameOf(...parts) {
      const hmac = createHmac('sha256', naming);
      for (const part of parts) hmac.update(part).update('\0');
      return hmac.digest('hex');
    },
  };
}

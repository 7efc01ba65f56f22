import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { maxUploadBytes } from '@yiqiao/contract/record/upload-limits';

/** What an id says; the server keeps none of it. */
export interface UnfinishedUpload {
  /** The document's storage key. */
  readonly key: string;
  /** In bytes. */
  readonly length: number;
  /** In ms since the epoch, by the trusted clock. */
  readonly expiresAt: number;
}

/**
 * The ids of unfinished uploads: 64 URL-safe characters that nobody can make without the server's secret, so that any
 * process knows them. An id that was given to a browser is worth nothing in another one.
 */
export interface UploadIds {
  /** @param browser the mark of the browser; empty for a program without cookies. */
  make(upload: Omit<UnfinishedUpload, 'key'>, browser: string): UnfinishedUpload & { id: string };
  /** @returns `null` for an id that is not ours, or not this browser's. */
  read(id: string, browser: string): UnfinishedUpload | null;
}

const keyBytes = 16;
/** Enough for either number until the year 10889. */
const numberBytes = 6;
const saidBytes = keyBytes + 2 * numberBytes;
const codeBytes = 20;

export function createUploadIds(secret: string): UploadIds {
  function codeOf(said: Buffer, browser: string): Buffer {
    const code = createHmac('sha256', secret).update(`upload\n${browser}\n`).update(said).digest();
    return code.subarray(0, codeBytes);
  }

  return {
    make({ length, expiresAt }, browser) {
      const key = randomUUID();
      const said = Buffer.alloc(saidBytes);
      said.write(key.replaceAll('-', ''), 'hex');
      said.writeUIntBE(length, keyBytes, numberBytes);
      said.writeUIntBE(expiresAt, keyBytes + numberBytes, numberBytes);
      const id = Buffer.concat([said, codeOf(said, browser)]).toString('base64url');
      return { id, key, length, expiresAt };
    },
    read(id, browser) {
      if (!/^[\w-]{64}$/.test(id)) return null;
      const bytes = Buffer.from(id, 'base64url');
      const said = bytes.subarray(0, saidBytes);
      const code = bytes.subarray(saidBytes);
      const isOurs = (mark: string) => timingSafeEqual(code, codeOf(said, mark));
      if (!isOurs(browser) && !isOurs('')) return null;
      const length = said.readUIntBE(keyBytes, numberBytes);
      const expiresAt = said.readUIntBE(keyBytes + numberBytes, numberBytes);
      return length > maxUploadBytes ? null : { key: toKey(said), length, expiresAt };
    },
  };
}

function toKey(said: Buffer): string {
  const hex = said.toString('hex', 0, keyBytes);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

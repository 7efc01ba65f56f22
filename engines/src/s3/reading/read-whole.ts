import { buffer } from 'node:stream/consumers';
import { EngineAway } from '@yiqiao/ports/faults/engine-away';
import type { S3Client } from '../client/s3-client.ts';
import { S3Refusal } from '../client/s3-refusal.ts';

export interface WholeObject {
  readonly bytes: Buffer;
  /** When it was stored, and when the store answered: both by the store's clock, `NaN` if unknown. */
  readonly storedAt: number;
  readonly answeredAt: number;
}

/** A connection may break off this often. */
const maxTries = 3;

/**
 * Reads a small object into memory.
 * @returns `null` if there is no such object. @throws EngineAway when the bucket is gone or the connection keeps breaking.
 */
export async function readWhole(client: S3Client, name: string): Promise<WholeObject | null> {
  for (let tries = 1; ; tries += 1) {
    try {
      const answer = await client.open({ method: 'GET', key: name });
      const { headers } = answer;
      const bytes = await buffer(answer);
      if (bytes.length === Number(headers['content-length'] ?? bytes.length)) {
        const storedAt = Date.parse(headers['last-modified'] ?? '');
        return { bytes, storedAt, answeredAt: Date.parse(headers.date ?? '') };
      }
      throw new Error('The store ended an object early.');
    } catch (cause) {
      if (cause instanceof S3Refusal && cause.status === 404) return null;
      if (cause instanceof S3Refusal || cause instanceof EngineAway) throw cause;
      if (tries === maxTries) {
        throw new EngineAway('The store breaks off in the middle of an object.', { cause });
      }
    }
  }
}

import type { Findings } from '@yiqiao/ports/document-store';
import type { S3Client } from '../client/s3-client.ts';
import type { ObjectFacts } from '../reading/object-facts.ts';
import { readObject } from '../reading/read-object.ts';
import type { FindingsThread } from './findings-thread.ts';

/** Large enough to make messages to the thread few, small enough for many documents at once. */
const stretchBytes = 256 * 1024;

interface Reader {
  readonly client: S3Client;
  readonly thread: FindingsThread;
}

/** Reads an object once from its first byte to its last. While one stretch is hashed, the next one arrives. */
export async function readStoredFindings(
  { client, thread }: Reader,
  name: string,
  { size, etag }: Pick<ObjectFacts, 'size' | 'etag'>,
  isText: boolean,
): Promise<Findings> {
  const reading = thread.begin(isText);
  let spare: Promise<ArrayBuffer> = Promise.resolve(new ArrayBuffer(stretchBytes));
  let filling = new Uint8Array(new ArrayBuffer(stretchBytes));
  let filled = 0;

  async function passOn(): Promise<void> {
    const memory = await spare;
    spare = reading.add(filling.buffer, filled);
    // Awaited with the next stretch, or at the end.
    spare.catch(() => {});
    filling = new Uint8Array(memory);
    filled = 0;
  }

  try {
    for await (const bytes of readObject(client, name, { start: 0, end: size - 1 }, { etag })) {
      for (let rest = bytes; rest.length > 0; ) {
        const taken = Math.min(rest.length, stretchBytes - filled);
        filling.set(rest.subarray(0, taken), filled);
        filled += taken;
        rest = rest.subarray(taken);
        if (filled === stretchBytes) await passOn();
      }
    }
    await passOn();
    await spare;
    return await reading.end();
  } catch (error) {
    reading.abandon();
    throw error;
  }
}

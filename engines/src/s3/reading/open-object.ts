import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { RemoteDocument } from '@yiqiao/measure/node';
import type { OpenDocument, ReceivedDocument } from '@yiqiao/ports/document-store';
import type { S3Client } from '../client/s3-client.ts';
import type { DocumentProof } from './document-proof.ts';
import { type ObjectFacts, readFacts } from './object-facts.ts';
import { readObject } from './read-object.ts';

interface FoundObject {
  readonly client: S3Client;
  readonly name: string;
  readonly key: string;
  readonly facts: ObjectFacts;
  readonly received: ReceivedDocument;
  readonly proof: DocumentProof;
}

export function createOpenObject(object: FoundObject): OpenDocument {
  const { client, name, key, facts, received, proof } = object;
  const closing = new AbortController();
  return {
    read(range) {
      const ending = new AbortController();
      const signal = AbortSignal.any([ending.signal, closing.signal]);
      const bytes = readObject(client, name, range, { etag: facts.etag, signal });
      const isWhole = range.start === 0 && range.end === facts.size - 1;
      const proved = isWhole ? proof.prove(bytes, key, facts, received) : bytes;
      const stream = Readable.from(proved, { objectMode: false });
      // Aborts the request when the reader leaves.
      stream.once('close', () => ending.abort());
      return stream;
    },
    async close() {
      closing.abort();
    },
  };
}

/** Serves another process piece by piece. */
export function createRemoteObject(client: S3Client, name: string): RemoteDocument {
  return {
    async open(signal) {
      const facts = await readFacts(client, name, signal);
      if (facts === null) return null;
      const { size, etag } = facts;
      return {
        size,
        async read(offset, length) {
          const end = Math.min(offset + length, size) - 1;
          if (end < offset) return new Uint8Array();
          return buffer(readObject(client, name, { start: offset, end }, { etag, signal }));
        },
      };
    },
  };
}

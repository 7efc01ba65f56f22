import type { IncomingHttpHeaders } from 'node:http';
import type { S3Client } from '../client/s3-client.ts';
import { S3Refusal } from '../client/s3-refusal.ts';

/** Our own metadata of an object of one piece. */
export const sha256Header = 'x-amz-meta-sha256';

/** The store's metadata of an object. */
export interface ObjectFacts {
  readonly size: number;
  /** Changes whenever the bytes do. */
  readonly etag: string | undefined;
  /** Stored with objects uploaded in one piece; undefined for those uploaded in parts. */
  readonly sha256: string | undefined;
}

/** @returns `null` if there is no such object. @throws EngineAway when the bucket is gone. */
export async function readFacts(
  client: S3Client,
  name: string,
  signal?: AbortSignal,
): Promise<ObjectFacts | null> {
  const headers = await readHead(client, name, signal);
  if (headers === null) return null;
  const sha256 = headers[sha256Header];
  return {
    size: Number(headers['content-length']),
    etag: headers.etag,
    sha256: typeof sha256 === 'string' ? sha256 : undefined,
  };
}

/** @returns `null` if there is no such object. @throws EngineAway when the bucket is gone. */
export async function readHead(
  client: S3Client,
  name: string,
  signal?: AbortSignal,
): Promise<IncomingHttpHeaders | null> {
  try {
    return (await client.ask({ method: 'HEAD', key: name, signal })).headers;
  } catch (error) {
    if (!(error instanceof S3Refusal && error.status === 404)) throw error;
    // A response without a body does not distinguish a missing object from a missing bucket.
    await client.ask({ method: 'HEAD', signal });
    return null;
  }
}

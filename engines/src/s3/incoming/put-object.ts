import { EngineAway } from '@yiqiao/ports/faults/engine-away';
import type { S3Client } from '../client/s3-client.ts';
import { S3Refusal } from '../client/s3-refusal.ts';
import { escapeText, readElement } from '../client/s3-text.ts';
import { sha256Header } from '../reading/object-facts.ts';
import type { S3Settings } from '../s3-settings.ts';

/** Bytes with their SHA-256, which is signed: the store accepts no other bytes. */
export interface SignedBytes {
  readonly body: Uint8Array;
  /** Hexadecimal. */
  readonly sha256: string;
}

export interface StoredPart {
  readonly number: number;
  readonly etag: string;
}

/** Where requests go, and what aborts them. */
export interface Put {
  readonly client: S3Client;
  readonly key: string;
  readonly signal: AbortSignal;
}

/** The store may take long to assemble the object. */
const completeIdleMs = 120_000;

export function encryptionHeaders({
  encryption,
}: Pick<S3Settings, 'encryption'>): Record<string, string> {
  return encryption === undefined ? {} : { 'x-amz-server-side-encryption': encryption };
}

/** Stores an object in one piece, with its hash as metadata. */
export async function putWhole(
  { client, key, signal }: Put,
  { body, sha256 }: SignedBytes,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  await client.ask({
    method: 'PUT',
    key,
    body,
    bodySha256: sha256,
    headers: { ...headers, [sha256Header]: sha256 },
    signal,
  });
}

/** @returns the store's id of the upload. */
export async function beginUpload(
  { client, key, signal }: Put,
  headers: Readonly<Record<string, string>>,
): Promise<string> {
  const query = { uploads: '' };
  const { body } = await client.ask({ method: 'POST', key, query, headers, signal });
  const uploadId = readElement(body, 'UploadId');
  if (!uploadId) throw new EngineAway('The store has begun an upload and not named it.');
  return uploadId;
}

export async function putPart(
  { client, key, signal }: Put,
  uploadId: string,
  number: number,
  { body, sha256 }: SignedBytes,
): Promise<StoredPart> {
  const query = { partNumber: String(number), uploadId };
  const { headers } = await client.ask({
    method: 'PUT',
    key,
    query,
    body,
    bodySha256: sha256,
    signal,
  });
  if (!headers.etag) throw new EngineAway('The store has taken a part and not named it.');
  return { number, etag: headers.etag };
}

/** Assembles the parts into an object. Resolves when it exists. */
export async function completeUpload(
  put: Put,
  uploadId: string,
  { parts, size }: { parts: readonly StoredPart[]; size: number },
): Promise<void> {
  const list = parts.map(
    ({ number, etag }) =>
      `<Part><PartNumber>${number}</PartNumber><ETag>${escapeText(etag)}</ETag></Part>`,
  );
  const text = `<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`;
  const body = Buffer.from(text);
  const query = { uploadId };
  const { client, key, signal } = put;
  await unlessThere(put, size, () =>
    client.ask({ method: 'POST', key, query, body, idleMs: completeIdleMs, signal }),
  );
}

/**
 * Takes the last steps to an object. If they fail but it is there, they were taken before and their response was lost:
 * nothing else is ever stored under this key.
 */
export async function unlessThere(
  put: Put,
  size: number,
  takeSteps: () => Promise<unknown>,
): Promise<void> {
  try {
    await takeSteps();
  } catch (error) {
    put.signal.throwIfAborted();
    if (!(await isThere(put, size))) throw asAway(error);
  }
}

async function isThere({ client, key, signal }: Put, size: number): Promise<boolean> {
  try {
    const { headers } = await client.ask({ method: 'HEAD', key, signal });
    return Number(headers['content-length']) === size;
  } catch (error) {
    if (error instanceof S3Refusal) return false;
    throw error;
  }
}

/** A missing upload was aborted, by a job or a person: the visitor has to send the document again. */
function asAway(error: unknown): unknown {
  return error instanceof S3Refusal
    ? new EngineAway('The store no longer knows the upload.', { cause: error })
    : error;
}

/** Removes an upload; a missing one counts as removed. */
export async function abortUpload(client: S3Client, key: string, uploadId: string): Promise<void> {
  await client.ask({ method: 'DELETE', key, query: { uploadId } }).catch(ignoreAbsence);
}

export async function removeObject(client: S3Client, key: string): Promise<void> {
  await client.ask({ method: 'DELETE', key }).catch(ignoreAbsence);
}

function ignoreAbsence(error: unknown): void {
  if (!(error instanceof S3Refusal && error.status === 404)) throw error;
}

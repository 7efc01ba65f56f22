import { EngineAway } from '@yiqiao/ports/faults/engine-away';
import { isFileKey } from '@yiqiao/ports/file-key';
import type { S3Client } from '../client/s3-client.ts';
import { readElement, readElements } from '../client/s3-text.ts';
import { documentsPrefix, marksPrefix } from '../object-name.ts';

export interface ListedObject {
  readonly name: string;
  /** By the store's clock, in milliseconds since the epoch. */
  readonly changedAt: number;
}

export interface UnfinishedUpload {
  readonly name: string;
  readonly uploadId: string;
  /** How long ago it was started, by the store's clock. */
  readonly ageMs: number;
}

/** The documents in the bucket, one page of the store's list at a time. */
export function listDocuments(client: S3Client): AsyncGenerator<readonly ListedObject[]> {
  return listObjects(client, documentsPrefix);
}

/** The keys of unfinished documents, one page of the store's list at a time. */
export async function* listMarked(client: S3Client): AsyncGenerator<readonly string[]> {
  for await (const page of listObjects(client, marksPrefix)) {
    yield page.map(({ name }) => name.slice(marksPrefix.length)).filter(isFileKey);
  }
}

/**
 * The objects whose names begin with a prefix, one page of the store's list at a time.
 * @throws EngineAway when the store cuts the list off and does not say how it goes on.
 */
export async function* listObjects(
  client: S3Client,
  prefix: string,
): AsyncGenerator<readonly ListedObject[]> {
  let token: string | undefined;
  do {
    const query = {
      'list-type': '2',
      prefix,
      ...(token !== undefined && { 'continuation-token': token }),
    };
    const { body } = await client.ask({ method: 'GET', query });
    yield readElements(body, 'Contents').map((inside) => ({
      name: readElement(inside, 'Key') ?? '',
      changedAt: Date.parse(readElement(inside, 'LastModified') ?? ''),
    }));
    token = isCutOff(body) ? readElement(body, 'NextContinuationToken') : undefined;
    if (isCutOff(body) && !token) throw new EngineAway('The store ends its list early.');
  } while (token !== undefined);
}

/** Uploads in progress, or left by a process that died. */
export async function* listUnfinished(
  client: S3Client,
): AsyncGenerator<readonly UnfinishedUpload[]> {
  let after: Record<string, string> | undefined = {};
  while (after !== undefined) {
    const query = { uploads: '', prefix: documentsPrefix, ...after };
    const { body, headers } = await client.ask({ method: 'GET', query });
    const now = Date.parse(headers.date ?? '') || Date.now();
    yield readElements(body, 'Upload').map((inside) => ({
      name: readElement(inside, 'Key') ?? '',
      uploadId: readElement(inside, 'UploadId') ?? '',
      ageMs: now - Date.parse(readElement(inside, 'Initiated') ?? ''),
    }));
    after = isCutOff(body) ? markersOf(body) : undefined;
  }
}

function markersOf(body: string): Record<string, string> | undefined {
  const key = readElement(body, 'NextKeyMarker');
  const upload = readElement(body, 'NextUploadIdMarker');
  return key && upload ? { 'key-marker': key, 'upload-id-marker': upload } : undefined;
}

function isCutOff(body: string): boolean {
  return readElement(body, 'IsTruncated') === 'true';
}

import { readElement, readElements } from '../client/s3-text.ts';
import type { Put, StoredPart } from './put-object.ts';

/**
 * The parts of an upload that the store has, in order.
 * @throws S3Refusal 404 when there is no such upload.
 */
export async function listParts(
  { client, key, signal }: Put,
  uploadId: string,
): Promise<readonly StoredPart[]> {
  const parts: StoredPart[] = [];
  let after: string | undefined = '0';
  while (after !== undefined) {
    const query = { uploadId, 'part-number-marker': after };
    const { body } = await client.ask({ method: 'GET', key, query, signal });
    parts.push(...readElements(body, 'Part').map(toPart));
    const isCutOff = readElement(body, 'IsTruncated') === 'true';
    after = isCutOff ? readElement(body, 'NextPartNumberMarker') : undefined;
  }
  return parts.toSorted((a, b) => a.number - b.number);
}

function toPart(text: string): StoredPart {
  return {
    number: Number(readElement(text, 'PartNumber')),
    etag: readElement(text, 'ETag') ?? '',
  };
}

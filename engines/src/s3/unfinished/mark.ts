import type { IncomingHttpHeaders } from 'node:http';
import { partBytes } from '@yiqiao/contract/http/upload-pieces';
import type { S3Client } from '../client/s3-client.ts';
import { removeObject, type SignedBytes } from '../incoming/put-object.ts';
import { markName } from '../object-name.ts';
import { readHead } from '../reading/object-facts.ts';

/**
 * What is certain about an unfinished document: an object beside it. Parts that the store has beyond it were never
 * acknowledged. Its own bytes are the tail: those of the document behind its last full part.
 */
export interface Mark {
  readonly uploadId: string;
  /** When the document was begun, in ms since the epoch. */
  readonly since: number;
  /** How many bytes of the document there are. */
  readonly offset: number;
  /** Over the ETags of the full parts, see `sealParts`. */
  readonly seal: string;
  readonly isCommitted: boolean;
}

/** A mark as the store has it. */
export interface StoredMark extends Mark {
  readonly etag: string | undefined;
  readonly tailBytes: number;
  /** The store's time of the answer, in ms since the epoch. */
  readonly readAt: number;
}

/** Where marks are kept. */
export interface MarkStore {
  readonly client: S3Client;
  /** Headers for every object. */
  readonly headers: Readonly<Record<string, string>>;
}

const header = {
  uploadId: 'x-amz-meta-upload',
  since: 'x-amz-meta-since',
  offset: 'x-amz-meta-offset',
  seal: 'x-amz-meta-seal',
  isCommitted: 'x-amz-meta-committed',
} as const;

/** @returns `null` if there is no mark of ours. */
export async function readMark(client: S3Client, key: string): Promise<StoredMark | null> {
  const headers = await readHead(client, markName(key));
  const mark = headers && toMark(headers);
  return mark && toStored(mark, headers);
}

/** Resolves when the mark is durable. A tail that is left out is empty. */
export async function writeMark(
  { client, headers }: MarkStore,
  key: string,
  mark: Mark,
  tail?: SignedBytes,
): Promise<StoredMark> {
  const answer = await client.ask({
    method: 'PUT',
    key: markName(key),
    headers: { ...headers, ...toHeaders(mark) },
    ...(tail !== undefined && { body: tail.body, bodySha256: tail.sha256 }),
  });
  const length = String(tail?.body.length ?? 0);
  return toStored(mark, { ...answer.headers, 'content-length': length });
}

export async function removeMark(client: S3Client, key: string): Promise<void> {
  await removeObject(client, markName(key));
}

/** Whether no other process has written the mark in the meantime. */
export function isSameMark(one: StoredMark, other: StoredMark): boolean {
  const fields = ['etag', 'uploadId', 'offset', 'seal', 'isCommitted'] as const;
  return fields.every((field) => one[field] === other[field]);
}

/** How many full parts a document has. */
export function countParts({ offset }: Pick<Mark, 'offset'>): number {
  return Math.floor(offset / partBytes);
}

/** An id may have characters that headers cannot. */
function toHeaders({ uploadId, since, offset, seal, isCommitted }: Mark): Record<string, string> {
  return {
    [header.uploadId]: encodeURIComponent(uploadId),
    [header.since]: String(since),
    [header.offset]: String(offset),
    [header.isCommitted]: String(isCommitted),
    // A header without a value may be lost.
    ...(seal !== '' && { [header.seal]: seal }),
  };
}

function toMark(headers: IncomingHttpHeaders): Mark | null {
  const read = (name: string) => String(headers[name] ?? '');
  const [since, offset] = [read(header.since), read(header.offset)];
  if (!isCount(since) || !isCount(offset)) return null;
  return {
    uploadId: decodeURIComponent(read(header.uploadId)),
    since: Number(since),
    offset: Number(offset),
    seal: read(header.seal),
    isCommitted: read(header.isCommitted) === 'true',
  };
}

function isCount(text: string): boolean {
  return /^\d{1,15}$/.test(text);
}

function toStored(mark: Mark, headers: IncomingHttpHeaders): StoredMark {
  return {
    ...mark,
    etag: headers.etag,
    tailBytes: Number(headers['content-length']),
    readAt: Date.parse(headers.date ?? '') || Date.now(),
  };
}

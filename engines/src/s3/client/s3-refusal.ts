import type { IncomingHttpHeaders } from 'node:http';
import { readElement } from './s3-text.ts';

/** The store has answered, and the answer is no. */
export class S3Refusal extends Error {
  override name = 'S3Refusal' as const;
  readonly status: number;
  /** The store's own name of it, such as "NoSuchBucket"; empty where it gave none. */
  readonly code: string;
  /** By the store's clock, in milliseconds since the epoch; `NaN` where it does not say. */
  readonly date: number;

  constructor(status: number, body: string, headers: IncomingHttpHeaders) {
    const code = readElement(body, 'Code') ?? '';
    super(`${status} ${code}`.trim());
    this.status = status;
    this.code = code;
    this.date = Date.parse(headers.date ?? '');
  }
}

/** The store, or this account's share of it, is full. */
export class S3NoRoom extends Error {
  override name = 'S3NoRoom' as const;
  /** As a disk says it. */
  readonly code = 'EDQUOT';
}

const passing: ReadonlySet<string> = new Set([
  'InternalError',
  'ServiceUnavailable',
  'SlowDown',
  'RequestTimeout',
  'OperationAborted',
  // The bytes were changed on the way: they are sent again.
  'BadDigest',
  'XAmzContentSHA256Mismatch',
  'IncompleteBody',
]);

const lacksRoom: ReadonlySet<string> = new Set([
  'QuotaExceeded',
  'InsufficientStorage',
  'XMinioStorageFull',
]);

/** Whether the same request may be taken a moment later. */
export function isPassing({ status, code }: S3Refusal): boolean {
  if (passing.has(code) || status === 408 || status === 429) return true;
  return status >= 500 && status !== 501 && !isLackOfStoreRoom({ status, code });
}

export function isLackOfStoreRoom({ status, code }: Pick<S3Refusal, 'status' | 'code'>): boolean {
  return status === 507 || lacksRoom.has(code);
}

/** What is not there, or not as it is expected: an answer like any other, not a fault of the store. */
export function isPlainAnswer({ status, code }: S3Refusal): boolean {
  return (status === 404 && code !== 'NoSuchBucket') || status === 412 || status === 416;
}

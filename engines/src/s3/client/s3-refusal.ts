import type { IncomingHttpHeaders } from 'node:http';
import { readElement } from './s3-text.ts';

/** The store has responded with an error. */
export class S3Refusal extends Error {
  override name = 'S3Refusal' as const;
  readonly status: number;
  /** The store's error code, such as "NoSuchBucket"; empty if there is none. */
  readonly code: string;
  /** By the store's clock, in milliseconds since the epoch; `NaN` if unknown. */
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
  /** The same code as for a disk. */
  readonly code = 'EDQUOT';
}

const passing: ReadonlySet<string> = new Set([
  'InternalError',
  'ServiceUnavailable',
  'SlowDown',
  'RequestTimeout',
  'OperationAborted',
  // The bytes were corrupted in transit and are sent again.
  'BadDigest',
  'XAmzContentSHA256Mismatch',
  'IncompleteBody',
]);

const lacksRoom: ReadonlySet<string> = new Set([
  'QuotaExceeded',
  'InsufficientStorage',
  'XMinioStorageFull',
]);

/** Whether the same request may succeed a moment later. */
export function isPassing({ status, code }: S3Refusal): boolean {
  if (passing.has(code) || status === 408 || status === 429) return true;
  return status >= 500 && status !== 501 && !isLackOfStoreRoom({ status, code });
}

export function isLackOfStoreRoom({ status, code }: Pick<S3Refusal, 'status' | 'code'>): boolean {
  return status === 507 || lacksRoom.has(code);
}

/** Something is missing or not as expected: a normal response, not a fault of the store. */
export function isPlainAnswer({ status, code }: S3Refusal): boolean {
  return (status === 404 && code !== 'NoSuchBucket') || status === 412 || status === 416;
}

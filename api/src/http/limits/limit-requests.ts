import type { Request } from 'express';
import { createTokenBuckets, type TokenBuckets } from '../../pace/token-buckets.ts';
import { type HttpProblem, tryLater } from '../answers/http-problem.ts';
import { toClientKey } from './client-address.ts';

/** Counts a client's request. @returns the refusal when there were too many. */
export type RequestLimit = (clientKey: string) => HttpProblem | null;

interface RequestLimitOptions {
  /** Bucket size, refilled within a minute. */
  readonly perMinute: number;
  readonly clock: () => number;
}

export function createRequestLimit({ perMinute, clock }: RequestLimitOptions): RequestLimit {
  const requests = createTokenBuckets({
    capacity: perMinute,
    msPerToken: 60_000 / perMinute,
    clock,
  });
  return (clientKey) => countRequest(requests, clientKey);
}

/** Counts a client's request of a kind that has its own limit. @throws HttpProblem 429 */
export function limitCall(buckets: TokenBuckets, { ip }: Pick<Request, 'ip'>): void {
  const refusal = countRequest(buckets, toClientKey(ip));
  if (refusal !== null) throw refusal;
}

function countRequest(buckets: TokenBuckets, clientKey: string): HttpProblem | null {
  const waitMs = buckets.take(clientKey);
  if (waitMs === 0) return null;
  const message = 'Too many requests came from your network. Please wait a moment and try again.';
  return tryLater(429, message, waitMs / 1000);
}

import { createTokenBuckets } from '../../pace/token-buckets.ts';
import { type HttpProblem, tryLater } from '../answers/http-problem.ts';

/** Counts a client's request; @returns the refusal when there were too many. */
export type RequestLimit = (clientKey: string) => HttpProblem | null;

interface RequestLimitOptions {
  /** So many at once, and as many again in the course of a minute. */
  readonly perMinute: number;
  readonly clock: () => number;
}

export function createRequestLimit({ perMinute, clock }: RequestLimitOptions): RequestLimit {
  const requests = createTokenBuckets({
    capacity: perMinute,
    msPerToken: 60_000 / perMinute,
    clock,
  });
  return (clientKey) => {
    const waitMs = requests.take(clientKey);
    if (waitMs === 0) return null;
    const message = 'Too many requests came from your network. Please wait a moment and try again.';
    return tryLater(429, message, waitMs / 1000);
  };
}

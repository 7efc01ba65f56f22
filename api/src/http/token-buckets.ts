interface Bucket {
  tokens: number;
  filledAt: number;
}

export interface TokenBuckets {
  /** Takes a token and returns 0, or returns the milliseconds until there is one. */
  take(key: string): number;
  refill(key: string): void;
}

interface TokenBucketOptions {
  readonly capacity: number;
  /** Time in which one token comes back. */
  readonly msPerToken: number;
  readonly clock: () => number;
}

const sweepAbove = 10_000;

/** How often something may happen for each key: a burst of `capacity`, then one per `msPerToken`. */
export function createTokenBuckets({
  capacity,
  msPerToken,
  clock,
}: TokenBucketOptions): TokenBuckets {
  const buckets = new Map<string, Bucket>();

  function fill(bucket: Bucket): Bucket {
    const now = clock();
    // A clock that was set back must not freeze the limit.
    const elapsed = Math.max(0, now - bucket.filledAt);
    bucket.tokens = Math.min(capacity, bucket.tokens + elapsed / msPerToken);
    bucket.filledAt = now;
    return bucket;
  }

  /** A full bucket says as much as none; without this, strangers could fill the memory with keys. */
  function dropFull(): void {
    for (const [key, bucket] of buckets) if (fill(bucket).tokens >= capacity) buckets.delete(key);
  }

  return {
    take(key) {
      if (buckets.size > sweepAbove) dropFull();
      const bucket = fill(buckets.get(key) ?? { tokens: capacity, filledAt: clock() });
      buckets.set(key, bucket);
      if (bucket.tokens < 1) return (1 - bucket.tokens) * msPerToken;
      bucket.tokens -= 1;
      return 0;
    },
    refill(key) {
      buckets.delete(key);
    },
  };
}

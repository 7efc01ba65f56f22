interface Bucket {
  tokens: number;
  filledAt: number;
}

export interface TokenBuckets {
  /** Takes the tokens and returns 0, or takes none and returns the ms until there are enough. */
  take(key: string, tokens?: number): number;
  /** The ms until there are enough tokens; takes none. */
  waitFor(key: string, tokens: number): number;
  refill(key: string): void;
}

interface TokenBucketOptions {
  readonly capacity: number;
  /** Time in which one token comes back. */
  readonly msPerToken: number;
  readonly clock: () => number;
}

/** Limits the memory for addresses: the one unseen for longest is forgotten. */
const maxKeys = 10_000;

/** How often something may happen for each key: a burst of `capacity`, then one per `msPerToken`. */
export function createTokenBuckets({
  capacity,
  msPerToken,
  clock,
}: TokenBucketOptions): TokenBuckets {
  /** In the order in which they were last seen. */
  const buckets = new Map<string, Bucket>();

  function look(key: string): Bucket {
    const now = clock();
    const bucket = buckets.get(key) ?? { tokens: capacity, filledAt: now };
    // A clock that was set back must not freeze the limit.
    const elapsed = Math.max(0, now - bucket.filledAt);
    bucket.tokens = Math.min(capacity, bucket.tokens + elapsed / msPerToken);
    bucket.filledAt = now;
    buckets.delete(key);
    buckets.set(key, bucket);
    if (buckets.size > maxKeys) {
      const [oldest = key] = buckets.keys();
      buckets.delete(oldest);
    }
    return bucket;
  }

  function waitFor(key: string, tokens: number): number {
    return Math.max(0, tokens - look(key).tokens) * msPerToken;
  }

  return {
    waitFor,
    take(key, tokens = 1) {
      const waitMs = waitFor(key, tokens);
      if (waitMs === 0) look(key).tokens -= tokens;
      return waitMs;
    },
    refill(key) {
      buckets.delete(key);
    },
  };
}

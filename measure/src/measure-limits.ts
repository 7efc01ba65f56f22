import { DocumentFault } from './document-fault.ts';

export interface MeasureLimits {
  /** Time after which the answer is "too-slow". */
  readonly maxMs: number;
  /** Bytes that all parts of a compressed document may inflate to, else the answer is "too-large". */
  readonly maxInflatedBytes: number;
  /** Aborting rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Told the share of the work that is done, 0 to 1. */
  readonly onProgress?: (fraction: number) => void;
}

/** What the site and the server allow: the same, so that both store the same report. */
export const standardLimits = {
  maxMs: 10_000,
  maxInflatedBytes: 256 * 1024 * 1024,
} as const;

/** Keeps the account of one measuring; every reader asks it before it spends. */
export class Budget {
  readonly #limits: MeasureLimits;
  readonly #deadline: number;
  #inflatedBytes = 0;

  constructor(limits: MeasureLimits) {
    this.#limits = limits;
    this.#deadline = performance.now() + limits.maxMs;
  }

  /** Throws when the time is over or the caller has gone. Called between pieces of work. */
  check(): void {
    this.#limits.signal?.throwIfAborted();
    if (performance.now() > this.#deadline) {
      throw new DocumentFault('too-slow', 'reading took longer than allowed');
    }
  }

  spendInflated(bytes: number): void {
    this.#inflatedBytes += bytes;
    if (this.#inflatedBytes > this.#limits.maxInflatedBytes) {
      throw new DocumentFault('too-large', 'the document inflates to more than allowed');
    }
  }

  report(fraction: number): void {
    this.#limits.onProgress?.(Math.min(1, fraction));
  }
}

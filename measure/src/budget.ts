import { DocumentFault } from './document-fault.ts';
import type { MeasureLimits } from './measure-limits.ts';

/** Keeps the account of one measuring; every reader asks it before it spends. */
export class Budget {
  readonly #limits: MeasureLimits;
  readonly #clock: () => number;
  readonly #deadline: number;
  #inflatedBytes = 0;

  constructor(limits: MeasureLimits) {
    this.#limits = limits;
    this.#clock = limits.clock ?? (() => performance.now());
    this.#deadline = this.#clock() + limits.maxMs;
  }

  /** Throws when the time is over or the caller has gone. Called between pieces of work. */
  check(): void {
    this.#limits.signal?.throwIfAborted();
    if (this.#clock() > this.#deadline) {
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

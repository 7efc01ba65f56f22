import { DocumentFault } from './document-fault.ts';
import type { MeasureLimits } from './measure-limits.ts';

/** A reader that is no more than this past its deadline will notice by itself and need not be killed. */
const lateMs = 500;

/** What all readings of one document have spent together. */
interface Account {
  inflatedBytes: number;
}

/** The time and memory that one document may take. Every reader charges its work to it. */
export class Budget {
  readonly #limits: MeasureLimits;
  readonly #clock: () => number;
  #deadline: number;
  #account: Account = { inflatedBytes: 0 };
  #start = 0;
  #share = 1;

  constructor(limits: MeasureLimits) {
    this.#limits = limits;
    this.#clock = limits.clock ?? (() => performance.now());
    this.#deadline = this.#clock() + limits.maxMs;
  }

  /** The same budget for a part of the work: its progress goes from `start` through `share` of the whole. */
  forPart(start: number, share: number): Budget {
    const part = new Budget(this.#limits);
    part.#deadline = this.#deadline;
    part.#account = this.#account;
    part.#start = this.#start + start * this.#share;
    part.#share = share * this.#share;
    return part;
  }

  /** The same budget, limited to `ms` from now on. */
  within(ms: number): Budget {
    const part = this.forPart(0, 1);
    part.#deadline = Math.min(this.#deadline, this.#clock() + ms);
    return part;
  }

  /** The same budget for reading something a second time: what it inflated then is not spent twice. */
  forRepeat(): Budget {
    const repeat = this.forPart(0, 1);
    repeat.#account = { inflatedBytes: 0 };
    return repeat;
  }

  /**
   * Throws when the time is up or the caller has aborted. Called between pieces of work.
   * @param nextWithinMs longer than any legitimate piece of work takes: a watcher may kill a process that exceeds it.
   */
  check(nextWithinMs?: number): void {
    this.#limits.signal?.throwIfAborted();
    const now = this.#clock();
    if (now > this.#deadline) {
      throw new DocumentFault('too-slow', 'reading took longer than allowed');
    }
    const longest = this.#deadline + lateMs - now;
    const nextBy = nextWithinMs === undefined ? null : now + Math.min(nextWithinMs, longest);
    this.#limits.onCheck?.(nextBy);
  }

  spendInflated(bytes: number): void {
    this.#account.inflatedBytes += bytes;
    if (this.#account.inflatedBytes > this.#limits.maxInflatedBytes) {
      throw new DocumentFault('too-large', 'the document inflates to more than allowed');
    }
  }

  report(fraction: number): void {
    this.#limits.onProgress?.(Math.min(1, this.#start + fraction * this.#share));
  }
}

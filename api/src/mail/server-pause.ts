interface PauseLengths {
  /** After the first attempt that did not come as far as handing a mail over; then it doubles. */
  readonly unreachableMs: number;
  readonly longestUnreachableMs: number;
}

/** How long a mail server that cannot be reached is left alone, for all mails. */
export class ServerPause {
  readonly #lengths: PauseLengths;
  #failures = 0;
  #until = 0;

  constructor(lengths: PauseLengths) {
    this.#lengths = lengths;
  }

  /** In ms since the epoch; in the past when there is no pause. */
  get until(): number {
    return this.#until;
  }

  note(isReachable: boolean, now: number): void {
    this.#failures = isReachable ? 0 : this.#failures + 1;
    if (isReachable) return;
    const { unreachableMs, longestUnreachableMs } = this.#lengths;
    const doublings = Math.min(this.#failures - 1, 30);
    this.#until = now + Math.min(unreachableMs * 2 ** doublings, longestUnreachableMs);
  }
}

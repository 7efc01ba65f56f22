/** A moment by both clocks. */
export interface ClockAnchor {
  /** Time by the machine's clock, in milliseconds since 1970. */
  readonly at: number;
  /** The machine's uptime in milliseconds, including time asleep. */
  readonly uptimeMs: number;
}

export interface MachineClocks {
  /** The machine's clock, which may have been set wrong. */
  readonly clock: () => number;
  /** Monotonic. */
  readonly uptimeMs: () => number;
}

/**
 * Decides what is due for deletion.
 *
 * It never runs ahead of what is certain: the last trusted moment plus the uptime since. The machine's clock is
 * believed as long as it shows no more than that. If it shows more, because it jumped or the machine was off for an
 * unknown time, the difference has to be confirmed first, and until then time continues from the certain moment.
 */
export interface TrustedClock {
  /** Milliseconds since 1970; may be behind the machine's clock, never much ahead of it. */
  now(): number;
  /** How far the machine's clock is ahead of the trusted time; 0 while it is believed. */
  doubtMs(): number;
  /** Confirms that the machine's clock is right. */
  confirm(): void;
  anchor(): ClockAnchor;
}

/** Allows for corrections by the time service, and for the seconds between two checks. */
const toleranceMs = 5 * 60_000;
/** A reboot may plausibly take this long. */
const restartMs = 60 * 60_000;

/**
 * @param last the last trusted moment, `null` at the first start. Its `uptimeMs` is `null` if the machine has
 * rebooted since: only its clock can then say how long it was off.
 */
export function createTrustedClock(
  last: { readonly at: number; readonly uptimeMs: number | null } | null,
  { clock, uptimeMs }: MachineClocks,
): TrustedClock {
  let anchor: ClockAnchor = { at: last?.at ?? clock(), uptimeMs: last?.uptimeMs ?? uptimeMs() };
  let allowanceMs = last?.uptimeMs === null ? restartMs : toleranceMs;

  function believe(at: number): void {
    anchor = { at, uptimeMs: uptimeMs() };
    allowanceMs = toleranceMs;
  }

  function aheadMs(): number {
    return clock() - anchor.at - (uptimeMs() - anchor.uptimeMs);
  }

  function now(): number {
    if (aheadMs() <= allowanceMs) believe(clock());
    return anchor.at + uptimeMs() - anchor.uptimeMs;
  }

  return {
    now,
    doubtMs: () => Math.max(0, clock() - now()),
    confirm: () => believe(clock()),
    anchor: () => ({ at: now(), uptimeMs: uptimeMs() }),
  };
}

/** A moment by both clocks. */
export interface ClockAnchor {
  /** What the machine's clock said, in milliseconds since 1970. */
  readonly at: number;
  /** How long the machine had been running, in milliseconds; the time asleep counts. */
  readonly uptimeMs: number;
}

export interface MachineClocks {
  /** The machine's clock, which anybody and any mistake can set. */
  readonly clock: () => number;
  /** Grows with time and nothing else. */
  readonly uptimeMs: () => number;
}

/**
 * What may be deleted because of time passing is judged by this clock.
 *
 * It never runs ahead of what is certain: the last moment that was trusted plus the time that the
 * machine has run since. The machine's clock counts as long as it says no more than that. When it says
 * more, because it jumped, or because nobody knows how long the machine was off, the difference waits
 * until it is confirmed, and time goes on from the moment that was certain.
 */
export interface TrustedClock {
  /** Milliseconds since 1970; may be behind the machine's clock, never much ahead of it. */
  now(): number;
  /** How far the machine's clock is ahead of what is certain; 0 while it is believed. */
  doubtMs(): number;
  /** Somebody who knows says that the machine's clock is right. */
  confirm(): void;
  anchor(): ClockAnchor;
}

/** Corrections of the time service, and the seconds that pass between two looks. */
const toleranceMs = 5 * 60_000;
/** A machine that starts again is off for so long without anybody wondering. */
const restartMs = 60 * 60_000;

/**
 * @param last the moment trusted last, `null` at the first start. `uptimeMs` is `null` if the machine
 * has been started again since: then nothing but its clock tells how long it was off.
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

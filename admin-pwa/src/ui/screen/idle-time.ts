/** The longest a key pressed in the meantime has to wait. */
const longestTurnMs = 3;
/** Constant scrolling leaves no idle time; the work still has to get done. */
const longestWaitMs = 50;

/** A slice of idle time. */
export interface IdleTurn {
  isOver(): boolean;
}

/** Waits for idle time, but not for longer than `longestWaitMs`. */
export function nextIdleTurn(): Promise<IdleTurn> {
  return new Promise((resolve) => {
    // Safari has no requestIdleCallback; a timer at least lets input and frames through.
    if (typeof requestIdleCallback === 'undefined') setTimeout(() => resolve(beginTurn()));
    else requestIdleCallback(() => resolve(beginTurn()), { timeout: longestWaitMs });
  });
}

function beginTurn(): IdleTurn {
  const endsAt = performance.now() + longestTurnMs;
  return { isOver: () => performance.now() >= endsAt };
}

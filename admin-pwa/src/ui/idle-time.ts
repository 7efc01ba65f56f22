/** A key that comes meanwhile waits no longer than this. */
const longestTurnMs = 5;

/** Time that nobody needs. */
export interface IdleTurn {
  isOver(): boolean;
}

/** Waits until there is nothing to draw and nothing to answer. */
export function nextIdleTurn(): Promise<IdleTurn> {
  return new Promise((resolve) => {
    // Safari has no requestIdleCallback; a timer at least lets input and frames pass.
    if (!('requestIdleCallback' in window)) setTimeout(() => resolve(turnOf(longestTurnMs)));
    else requestIdleCallback((idle) => resolve(turnOf(idle.timeRemaining())));
  });
}

function turnOf(ms: number): IdleTurn {
  const endsAt = performance.now() + Math.min(ms, longestTurnMs);
  return { isOver: () => performance.now() >= endsAt };
}

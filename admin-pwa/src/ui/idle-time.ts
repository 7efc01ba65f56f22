/** A key that comes meanwhile waits no longer than this. */
const longestTurnMs = 3;
/** Where somebody scrolls all the time there is no idle time; the work has to get on all the same. */
const longestWaitMs = 50;

/** Time that nobody needs. */
export interface IdleTurn {
  isOver(): boolean;
}

/** Waits until there is nothing to draw and nothing to answer, or has not been for a while. */
export function nextIdleTurn(): Promise<IdleTurn> {
  return new Promise((resolve) => {
    // Safari has no requestIdleCallback; a timer at least lets input and frames pass.
    if (typeof requestIdleCallback === 'undefined') setTimeout(() => resolve(beginTurn()));
    else requestIdleCallback(() => resolve(beginTurn()), { timeout: longestWaitMs });
  });
}

function beginTurn(): IdleTurn {
  const endsAt = performance.now() + longestTurnMs;
  return { isOver: () => performance.now() >= endsAt };
}

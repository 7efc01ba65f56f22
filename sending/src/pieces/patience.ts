import type { LossReason, SendProgress } from '../send-progress.ts';
import type { Pace } from './pace.ts';

const shortestPauseMs = 1_000;
const longestPauseMs = 60_000;
const shortestStallMs = 30_000;
const longestStallMs = 120_000;

/** How long to wait while nothing comes through. */
export interface Patience {
  /** How long a request may be silent: longer each time, for a line whose buffers hide how slow it is. */
  readonly stallMs: number;
  /** @param waitMs as the server asked for it; `null`: a pause that grows from one time to the next. */
  wait(reason: LossReason, waitMs: number | null): Promise<void>;
  /** As `wait`, but the first time at once. */
  tryAgain(): Promise<void>;
  /** More of the document has arrived. */
  progressed(): void;
}

export function createPatience(
  pace: Pace,
  show: (progress: Pick<SendProgress, 'line'>) => void,
): Patience {
  let failures = 0;
  let since: number | null = null;

  async function wait(reason: LossReason, waitMs: number | null) {
    const ms = waitMs ?? pauseAfter(failures);
    failures += 1;
    since ??= Date.now();
    show({ line: { kind: 'lost', since, nextTryAt: Date.now() + ms, reason } });
    await pace.wait(ms);
  }

  return {
    get stallMs() {
      return Math.min(longestStallMs, shortestStallMs * 2 ** failures);
    },
    wait,
    async tryAgain() {
      if (failures > 0) await wait('busy', null);
      else failures = 1;
    },
    progressed() {
      failures = 0;
      since = null;
    },
  };
}

/** With jitter: when a server is back, not all come at once. */
function pauseAfter(failures: number): number {
  const ms = Math.min(longestPauseMs, shortestPauseMs * 2 ** failures);
  return Math.round(ms * (0.75 + Math.random() / 4));
}

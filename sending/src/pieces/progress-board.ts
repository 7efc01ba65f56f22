import type { SendProgress } from '../send-progress.ts';

const toldSleepMs = 8_000;
/** A screen that stays on costs more than the first seconds after the line is back are worth. */
const awakeWhileLostMs = 120_000;

/** What is told of the progress. */
export interface ProgressBoard {
  show(changed: Partial<SendProgress>): void;
  /** The device has slept; this is told as soon as the server is reached again. */
  slept(ms: number): void;
  /** The server was reached. */
  reached(): void;
}

export function createProgressBoard(
  totalBytes: number,
  tell: (progress: SendProgress) => void,
  life: AbortSignal,
): ProgressBoard {
  let now: SendProgress = {
    confirmedBytes: 0,
    sentBytes: 0,
    totalBytes,
    line: { kind: 'up' },
    keptUntil: null,
    isInPieces: true,
  };
  let sleptMs: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  life.addEventListener('abort', () => clearTimeout(timer));

  function show(changed: Partial<SendProgress>) {
    now = { ...now, ...changed };
    tell(now);
  }
  return {
    show,
    slept(ms) {
      sleptMs = ms;
    },
    reached() {
      if (sleptMs === null) return show({ line: { kind: 'up' } });
      show({ line: { kind: 'up' }, sleptMs });
      sleptMs = null;
      clearTimeout(timer);
      timer = setTimeout(() => {
        const { sleptMs: _, ...rest } = now;
        now = rest;
        tell(now);
      }, toldSleepMs);
    },
  };
}

/** Whether the screen is to stay on. */
export function keepsAwake({ line }: Pick<SendProgress, 'line'>): boolean {
  if (line.kind === 'lost') return Date.now() - line.since < awakeWhileLostMs;
  return line.kind === 'up';
}

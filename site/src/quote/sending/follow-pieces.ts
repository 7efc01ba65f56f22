import type { KeptUpload } from '@yiqiao/sending/kept-upload';
import type { SendControls } from '@yiqiao/sending/send-options';
import type { SendProgress } from '@yiqiao/sending/send-progress';
import type { Pieces } from './pieces.ts';
import { createTransferMeter, type TransferProgress } from './transfer-meter.ts';

interface FollowOptions {
  readonly survivesReload: boolean;
  /** With what it goes on, which the sender reports once it has asked the server. */
  readonly before: Pick<KeptUpload, 'confirmedBytes' | 'expiresAt'> | undefined;
  readonly onPieces: (progress: TransferProgress) => void;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
  /** Milliseconds since the epoch. */
  readonly getTime: () => number;
}

/** No report comes while nothing moves: without a timer the last speed would remain. */
const silenceMs = 1000;

/** Makes what the desk shows of what the sender reports. */
export function followPieces({ survivesReload, before, onPieces, now, getTime }: FollowOptions) {
  let meter: ReturnType<typeof createTransferMeter> | null = null;
  let controls: SendControls | null = null;
  let last: SendProgress | null = null;
  let wentOnFrom: number | null = null;
  let wholeAt: number | null = null;

  function show(told: SendProgress): void {
    const report = told.keptUntil === null ? { ...told, ...assume(before) } : told;
    const { confirmedBytes, sentBytes, totalBytes, line, sleptMs, keptUntil } = report;
    // Speed is that of one stretch without a cut; a part that is sent again would count twice.
    if (last?.line.kind !== 'up' || sentBytes < last.sentBytes) meter = null;
    meter ??= createTransferMeter(totalBytes, now(), sentBytes);
    const { bytesPerSecond, secondsLeft } = meter.update(sentBytes, now());
    if (goesOn(last, report)) wentOnFrom = confirmedBytes;
    if (confirmedBytes >= totalBytes) wholeAt ??= getTime();
    last = report;
    const pieces: Pieces = {
      underWayBytes: sentBytes,
      line,
      sleptMs,
      wentOnFrom,
      keptUntil,
      wholeAt,
      survivesReload,
      controls,
    };
    onPieces({ sentBytes: confirmedBytes, totalBytes, bytesPerSecond, secondsLeft, pieces });
  }

  const watch = setInterval(() => {
    if (last !== null && last.confirmedBytes < last.totalBytes) show(last);
  }, silenceMs);
  return {
    report: show,
    control(given: SendControls) {
      controls = given;
    },
    stop: () => clearInterval(watch),
  };
}

/** Before the server has said how much it has, what it had before is shown. */
function assume(before: FollowOptions['before']): Partial<SendProgress> {
  if (before === undefined) return {};
  const { confirmedBytes, expiresAt } = before;
  return { confirmedBytes, sentBytes: confirmedBytes, keptUntil: expiresAt };
}

/** Whether it has just gone on after a cut or a sleep. */
function goesOn(before: SendProgress | null, { line, sleptMs }: SendProgress): boolean {
  if (before === null || line.kind !== 'up') return false;
  return before.line.kind === 'lost' || (sleptMs !== undefined && before.sleptMs === undefined);
}

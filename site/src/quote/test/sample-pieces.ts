import type { Pieces } from '../sending/pieces.ts';
import type { TransferProgress } from '../sending/transfer-meter.ts';

const megabyte = 1024 ** 2;

/** 41.28 of 96 MB have arrived, and a piece is on its way. */
export function samplePieces(change: Partial<Pieces> = {}): TransferProgress {
  return {
    sentBytes: 41.28 * megabyte,
    totalBytes: 96 * megabyte,
    bytesPerSecond: 0.27 * megabyte,
    secondsLeft: 200,
    pieces: {
      underWayBytes: 48 * megabyte,
      line: { kind: 'up' },
      wentOnFrom: null,
      keptUntil: new Date(2026, 10, 25, 14, 20).getTime(),
      wholeAt: null,
      survivesReload: true,
      controls: { pause: () => {}, goOn: () => {} },
      ...change,
    },
  };
}

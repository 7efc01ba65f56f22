import type { SendProgress } from '@yiqiao/sending/send-progress';

/** Of a file in one request, of which so many bytes have been sent. */
export function sampleProgress(sentBytes: number, differences: Partial<SendProgress> = {}) {
  return {
    confirmedBytes: 0,
    sentBytes,
    totalBytes: 0,
    line: { kind: 'up' },
    keptUntil: null,
    isInPieces: false,
    ...differences,
  } satisfies SendProgress;
}

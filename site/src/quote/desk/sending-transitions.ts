import type { SendFailure } from '../sending/send-quote.ts';
import { startOfTransfer, type TransferProgress } from '../sending/transfer-meter.ts';
import { type DeskState, isOnItsWay } from './desk-state.ts';
import type { Transition } from './desk-transitions.ts';

export function startSending(desk: DeskState): DeskState {
  const { document } = desk;
  const progress = startOfTransfer(document?.file.size ?? 0, document?.arrivedBytes);
  return { ...desk, errors: {}, sending: { kind: 'under-way', progress } };
}

/** Progress that is reported after sending has ended is ignored. */
export function setProgress(progress: TransferProgress): Transition {
  return (desk) =>
    desk.sending.kind === 'under-way'
      ? { ...desk, sending: { kind: 'under-way', progress } }
      : desk;
}

/** Keeps everything typed and chosen, and in pieces also what has arrived. */
export function failSending(failure: SendFailure): Transition {
  return (desk) => {
    const { document, sending } = desk;
    const arrivedBytes =
      isOnItsWay(sending) && sending.progress.pieces ? sending.progress.sentBytes : undefined;
    return {
      ...desk,
      document: arrivedBytes && document ? { ...document, arrivedBytes } : document,
      sending: { kind: 'failed', failure },
    };
  };
}

export function cancelSending(desk: DeskState): DeskState {
  if (desk.sending.kind !== 'under-way') return desk;
  const { sentBytes, totalBytes } = desk.sending.progress;
  return {
    ...desk,
    document: desk.document && { ...desk.document, arrivedBytes: undefined },
    sending: { kind: 'cancelled', mayHaveArrived: sentBytes >= totalBytes },
  };
}

export function receiveRequest(desk: DeskState): DeskState {
  if (desk.sending.kind !== 'under-way') return desk;
  const { totalBytes } = desk.sending.progress;
  const progress = { ...desk.sending.progress, sentBytes: totalBytes };
  return { ...desk, sending: { kind: 'received', progress } };
}

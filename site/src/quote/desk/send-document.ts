import type { Cents } from '@yiqiao/contract/money/money';
import type { SendOutcome } from '../sending/send-quote.ts';
import { createTransferMeter, type TransferProgress } from '../sending/transfer-meter.ts';
import type { DeskEdges } from './desk-edges.ts';
import type { DeskState } from './desk-state.ts';
import { setRequestKey, type Transition } from './desk-transitions.ts';
import { buildRequestForm } from './request-form.ts';
import {
  cancelSending,
  failSending,
  receiveRequest,
  setProgress,
  startSending,
} from './sending-transitions.ts';

type Change = (transition: Transition) => void;

interface Sender extends DeskEdges {
  readonly payNow: Cents | undefined;
}

/** Sends what is on the desk, and shows how far it has got. */
export async function sendDocument(
  edges: Sender,
  desk: DeskState,
  signal: AbortSignal,
  change: Change,
): Promise<SendOutcome> {
  const { document, fields, pricing } = desk;
  if (document === null) throw new Error('There is no document to send');
  const { file, idempotencyKey, requestKey, package: packed } = document;
  const form = buildRequestForm(document, fields, pricing, {
    timeZone: edges.getTimeZone(),
    language: edges.getLanguage(),
    payNow: edges.payNow,
  });
  const sendUnder = (key: string) => {
    change(startSending);
    const progress = followTransfer(file.size, edges.now, change);
    return edges
      .sendQuote(form, {
        idempotencyKey: key,
        signal,
        onProgress: progress.report,
        onPieces: progress.follow,
        isOnDisk: packed === undefined,
      })
      .finally(progress.stop);
  };
  const outcome = await sendUnder(requestKey);
  if (!isKeyReused(outcome)) return outcome;
  // An earlier attempt did arrive and has been corrected since: the correction must arrive as well.
  const newKey = edges.createKey();
  change(setRequestKey(idempotencyKey, newKey));
  return sendUnder(newKey);
}

function isKeyReused(outcome: SendOutcome): boolean {
  return (
    outcome.kind === 'failed' &&
    outcome.failure.kind === 'refused' &&
    outcome.failure.code === 'key-reused'
  );
}

/** A browser reports no progress while nothing moves: without a timer the last speed would remain. */
const silenceMs = 1000;

function followTransfer(totalBytes: number, now: () => number, change: Change) {
  const meter = createTransferMeter(totalBytes, now());
  let sentBytes = 0;
  const show = () => change(setProgress(meter.update(sentBytes, now())));
  const watch = setInterval(() => sentBytes < totalBytes && show(), silenceMs);
  return {
    report(bytes: number) {
      sentBytes = bytes;
      show();
    },
    /** Of a sending that times its own silence. */
    follow(progress: TransferProgress) {
      clearInterval(watch);
      change(setProgress(progress));
    },
    stop: () => clearInterval(watch),
  };
}

/** What an outcome makes of the desk. */
export function settle(outcome: SendOutcome): Transition {
  if (outcome.kind === 'received') return receiveRequest;
  if (outcome.kind === 'cancelled') return cancelSending;
  return failSending(outcome.failure);
}

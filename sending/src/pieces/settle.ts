import { assertNever } from '@yiqiao/contract/assert-never';
import type { Answer } from '../line/request.ts';
import type { NoPieces, Posted } from '../posted.ts';
import type { Stumble } from './explain.ts';
import { discard, type Trip } from './trip.ts';
import type { Received } from './upload-calls.ts';

/**
 * Takes note of what a request came to, and waits where that is called for.
 * @param signal of the request: where it was interrupted, nothing is learnt.
 * @returns how all has ended; `null` if there is more to do.
 */
export async function settle(
  trip: Trip,
  outcome: Received | Stumble,
  signal: AbortSignal,
): Promise<Posted | NoPieces | null> {
  trip.isSure = outcome.kind === 'received';
  if (outcome.kind === 'received') {
    arrive(trip, outcome);
    return null;
  }
  trip.board.show({ sentBytes: trip.upload?.confirmedBytes ?? 0 });
  return signal.aborted ? null : stumble(trip, outcome);
}

function arrive({ upload, patience, board }: Trip, { bytes, expiresAt }: Received): void {
  if (upload === null) return;
  if (bytes > upload.confirmedBytes) patience.progressed();
  upload.confirmedBytes = bytes;
  upload.expiresAt = expiresAt;
  board.show({ confirmedBytes: bytes, sentBytes: bytes, keptUntil: expiresAt });
  board.reached();
}

async function stumble(trip: Trip, outcome: Stumble): Promise<Posted | NoPieces | null> {
  switch (outcome.kind) {
    case 'lost':
      await trip.patience.wait(outcome.reason, outcome.waitMs);
      return null;
    case 'elsewhere':
      await trip.patience.tryAgain();
      return null;
    case 'gone':
      await trip.upload?.forget();
      trip.upload = null;
      trip.board.show({ confirmedBytes: 0, sentBytes: 0, keptUntil: null });
      await trip.patience.tryAgain();
      return null;
    case 'no-pieces':
      await discard(trip);
      return outcome;
    case 'refused':
      await discard(trip);
      return postedOf(outcome.answer);
    default:
      return assertNever(outcome);
  }
}

export function postedOf(answer: Answer): Posted {
  const { status, body } = answer;
  return { kind: 'answered', status, body, retryAfter: answer.header('Retry-After') };
}

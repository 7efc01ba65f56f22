import type { KeptUpload } from '../kept/kept.ts';
import type { Posted } from '../posted.ts';
import type { SendFormOptions } from '../send-options.ts';
import { type OpenUpload, takeLeft } from './open-upload.ts';
import type { Pace } from './pace.ts';
import { createPatience, type Patience } from './patience.ts';
import { createPieceSize, type PieceSize } from './piece-size.ts';
import type { ProgressBoard } from './progress-board.ts';

/** What is to be sent, and with what. */
export interface Errand {
  readonly path: string;
  readonly form: FormData;
  readonly file: File;
  readonly options: Pick<SendFormOptions, 'headers' | 'keep' | 'goOnWith'>;
  readonly pace: Pace;
  readonly board: ProgressBoard;
}

/** An errand on its way. */
export interface Trip extends Errand {
  readonly patience: Patience;
  readonly pieceSize: PieceSize;
  /** The upload with which to go on, until it is opened. */
  begun: KeptUpload | undefined;
  upload: OpenUpload | null;
  /** Whether the server has just what is thought. Only the server knows what arrived of a piece that was cut. */
  isSure: boolean;
}

export function startTrip(errand: Errand): Trip {
  const { file, options, pace, board } = errand;
  return {
    ...errand,
    patience: createPatience(pace, board.show),
    pieceSize: createPieceSize(),
    begun: options.goOnWith ?? takeLeft(file),
    upload: null,
    isSure: false,
  };
}

/** Has the server delete what it has. */
export async function discard(trip: Trip): Promise<void> {
  await trip.upload?.discard();
  trip.upload = null;
}

/** Long enough for a page to be left by then, unless its server is slow. */
const secondLookMs = 2_000;

/**
 * The document could not be read. It counts as gone if it cannot be a second time: WebKit ends whatever a page reads when
 * it is about to be left, and what the server has is wanted after a reload.
 */
export async function loseDocument(
  trip: Trip,
  read: () => Promise<boolean>,
): Promise<Posted | null> {
  const { pace } = trip;
  trip.isSure = false;
  await pace.wait(secondLookMs);
  if (pace.isPageLeft) await pace.wait(Number.POSITIVE_INFINITY);
  if (await read()) return null;
  await discard(trip);
  return { kind: 'document-gone' };
}

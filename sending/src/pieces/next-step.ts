import { isReadable } from '../line/is-readable.ts';
import type { Request } from '../line/request.ts';
import type { NoPieces, Posted } from '../posted.ts';
import { beginUpload, type OpenUpload, openUpload } from './open-upload.ts';
import { postNamed } from './post-named.ts';
import { postedOf, settle } from './settle.ts';
import { loseDocument, type Trip } from './trip.ts';
import { askUpload, createUpload, sendPiece } from './upload-calls.ts';

type Call = Pick<Request, 'signal' | 'stallMs'>;

/**
 * Does what comes next: an upload is begun, the server asked what it has of it, a piece sent, and in the end the form.
 * Waits if that failed.
 * @returns how all has ended; `null` if there is more to do.
 */
export async function takeNextStep(trip: Trip): Promise<Posted | NoPieces | null> {
  const { upload, file, pace, patience } = trip;
  const call = { signal: pace.startRequest(), stallMs: patience.stallMs };
  if (upload === null) return begin(trip, call);
  if (!trip.isSure) return settle(trip, await askUpload(upload.id, file.size, call), call.signal);
  if (upload.confirmedBytes < file.size) return sendNext(trip, upload, call);
  return post(trip, upload, call.signal);
}

async function begin(trip: Trip, call: Call): Promise<Posted | NoPieces | null> {
  const { file, options, begun } = trip;
  const isKept = (options.keep ?? options.goOnWith) !== undefined;
  if (begun !== undefined) {
    trip.begun = undefined;
    trip.upload = await openUpload(file, begun, isKept);
    return null;
  }
  const created = await createUpload(file, call);
  if (created.kind === 'received') {
    trip.upload = await openUpload(file, beginUpload(file, created, options), isKept);
  }
  return settle(trip, created, call.signal);
}

async function sendNext(
  trip: Trip,
  upload: OpenUpload,
  call: Call,
): Promise<Posted | NoPieces | null> {
  const { file, pieceSize, board } = trip;
  const { confirmedBytes: start, expiresAt, ledger } = upload;
  const end = Math.min(start + pieceSize.bytes, file.size);
  const cover = () => ledger.cover(end, { confirmedBytes: start, expiresAt });
  if (!(await cover())) return loseDocument(trip, cover);
  const piece = file.slice(start, end);
  const startedAt = performance.now();
  const onSent = (loaded: number) => board.show({ sentBytes: Math.min(start + loaded, end) });
  const sending = sendPiece(upload.id, start, piece, { ...call, onSent });
  ledger.prepare(end + pieceSize.bytes);
  const outcome = await sending;
  if (outcome.kind === 'received') {
    pieceSize.took(outcome.bytes - start, performance.now() - startedAt);
  } else if (outcome.kind === 'lost' && outcome.reason === 'line' && !call.signal.aborted) {
    pieceSize.cut();
    const read = () => isReadable(piece);
    if (!(await read())) return loseDocument(trip, read);
  }
  return settle(trip, outcome, call.signal);
}

async function post(
  trip: Trip,
  upload: OpenUpload,
  signal: AbortSignal,
): Promise<Posted | NoPieces | null> {
  const { path, form, options } = trip;
  const request = { path, headers: options.headers ?? {}, signal };
  const outcome = await postNamed(request, form, upload.id);
  if (outcome.kind === 'answered') {
    if (outcome.answer.status < 300) await upload.forget();
    else upload.leave();
    return postedOf(outcome.answer);
  }
  const ended = await settle(trip, outcome, signal);
  // The form may have been taken, and the upload with it: it is repeated, under its key, before anything is asked.
  if (outcome.kind === 'lost') trip.isSure = true;
  return ended;
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { UnfinishedDocument } from '@yiqiao/ports/document-store';
import { HttpProblem } from '../../http/answers/http-problem.ts';
import { allowBody } from '../../http/connections/expect-continue.ts';
import type { UploadTicket } from '../gate/upload-gate.ts';
import type { PieceChecksum } from './piece-checksum.ts';
import { pumpBody } from './pump-body.ts';

export interface PieceOptions {
  /** The size of the whole document. */
  readonly length: number;
  readonly ticket: UploadTicket;
  readonly checksum: PieceChecksum | null;
  readonly signal: AbortSignal;
  readonly idleMs: number;
}

/**
 * Appends the body to a document and lets go of it. What has arrived stays when the body ends early, unless a checksum
 * came with it: the part of a piece proves nothing.
 * @returns the offset after it. @throws HttpProblem 408, 413, 460 and what the gate refuses, or ClientGone.
 */
export async function receivePiece(
  request: IncomingMessage,
  response: ServerResponse,
  document: UnfinishedDocument,
  { length, ticket, checksum, signal, idleMs }: PieceOptions,
): Promise<number> {
  let offset = document.offset;
  const onChunk = (chunk: Buffer) => {
    offset += chunk.length;
    if (offset > length) throw moreThanAnnounced();
    ticket.count(chunk.length);
    checksum?.add(chunk);
  };
  try {
    refuseLongPiece(request, length - offset);
    allowBody(request, response);
    await pumpBody(request, document.open(), { idleMs, onChunk, signal });
    checksum?.check();
  } catch (reason) {
    await (checksum === null ? document.pause() : document.rollBack());
    throw reason;
  }
  return document.pause();
}

/** A body that is longer than the rest of the document is refused before it is read. @throws HttpProblem 413 */
export function refuseLongPiece({ headers }: IncomingMessage, restBytes: number): void {
  if (Number(headers['content-length'] ?? 0) > restBytes) throw moreThanAnnounced();
}

function moreThanAnnounced(): HttpProblem {
  return new HttpProblem(413, 'body-too-large', 'More bytes came than this upload announced.');
}

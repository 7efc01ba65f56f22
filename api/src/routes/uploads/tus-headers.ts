import type { IncomingMessage, ServerResponse } from 'node:http';
import { pieceMediaType, tusVersion } from '@yiqiao/contract/http/upload-pieces';
import { isTooLarge, maxUploadBytes } from '@yiqiao/contract/record/upload-limits';
import { HttpProblem } from '../../http/answers/http-problem.ts';
import { fileTooLarge } from '../../uploads/form/file-part.ts';
import { checksumAlgorithms } from '../../uploads/pieces/piece-checksum.ts';

const extensions = ['creation', 'creation-with-upload', 'checksum', 'expiration', 'termination'];

/** Answers what this server understands. */
export function describeProtocol(response: ServerResponse): void {
  response.setHeader('Tus-Version', tusVersion);
  response.setHeader('Tus-Extension', extensions.join(','));
  response.setHeader('Tus-Max-Size', maxUploadBytes);
  response.setHeader('Tus-Checksum-Algorithm', checksumAlgorithms.join(','));
}

/** @throws HttpProblem 412 for another version of the protocol. */
export function requireVersion({ headers }: IncomingMessage): void {
  if (headers['tus-resumable'] === tusVersion) return;
  throw new HttpProblem(412, 'bad-request', `Send \`Tus-Resumable: ${tusVersion}\`.`, {
    headers: { 'Tus-Version': tusVersion },
  });
}

/** The size of the whole document. @throws HttpProblem 400 or 413 */
export function readLength({ headers }: IncomingMessage): number {
  const length = readBytes(headers['upload-length']);
  if (length === null || headers['upload-concat'] !== undefined) {
    const message = 'Give `Upload-Length`, the size of the whole document in bytes.';
    throw new HttpProblem(400, 'bad-request', message);
  }
  if (isTooLarge(length)) throw fileTooLarge();
  return length;
}

/** Where the piece goes. @throws HttpProblem 400 */
export function readOffset({ headers }: IncomingMessage): number {
  const offset = readBytes(headers['upload-offset']);
  if (offset !== null) return offset;
  throw new HttpProblem(400, 'bad-request', 'Give `Upload-Offset` in bytes.');
}

/** @throws HttpProblem 415 */
export function requirePieceType({ headers }: IncomingMessage): void {
  if (headers['content-type'] === pieceMediaType) return;
  const message = `Send a piece as ${pieceMediaType}.`;
  throw new HttpProblem(415, 'unsupported-media-type', message);
}

export function hasBody({ headers }: IncomingMessage): boolean {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = headers;
  return length !== '0' || encoding !== undefined;
}

/** A whole number of bytes; `null` for anything else. What is too long to be one is too large as well. */
function readBytes(header: string | string[] | undefined): number | null {
  return typeof header === 'string' && /^\d{1,20}$/.test(header) ? Number(header) : null;
}

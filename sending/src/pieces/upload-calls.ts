import {
  pieceMediaType,
  tusVersion,
  unfinishedLifeMs,
  uploadsPath,
} from '@yiqiao/contract/http/upload-pieces';
import { type Answer, ask, type Request } from '../line/request.ts';
import { explain, type Stumble } from './explain.ts';

/** What the server has of a document, and until when. */
export interface Received {
  readonly kind: 'received';
  readonly id: string;
  readonly bytes: number;
  /** In ms since the epoch. */
  readonly expiresAt: number;
}

type Call = Pick<Request, 'signal' | 'stallMs' | 'onSent'>;

const tus = { 'Tus-Resumable': tusVersion };

/** Begins an upload with its size and, if it is known, its media type. The server does not hear the document's name. */
export async function createUpload(file: File, call: Call): Promise<Received | Stumble> {
  const type = file.type === '' ? {} : { 'Upload-Metadata': `filetype ${btoa(file.type)}` };
  const headers = { ...tus, 'Upload-Length': String(file.size), ...type };
  const answer = await ask({ method: 'POST', path: uploadsPath, headers, ...call });
  const id = answer?.header('Location')?.split('/').at(-1);
  if (answer?.status !== 201 || !id) return explainRefusal(answer);
  return { kind: 'received', id, bytes: 0, expiresAt: readExpiry(answer) };
}

/** There is no upload yet that could be gone or elsewhere. */
function explainRefusal(answer: Answer | null): Stumble {
  const stumble = explain(answer);
  const isAboutUpload = stumble.kind === 'gone' || stumble.kind === 'elsewhere';
  return answer !== null && isAboutUpload ? { kind: 'refused', answer } : stumble;
}

/** Asks how much of the document the server has. */
export async function askUpload(id: string, size: number, call: Call): Promise<Received | Stumble> {
  const answer = await ask({ method: 'HEAD', path: pathOf(id), headers: tus, ...call });
  return readOffset(id, answer, 0, size);
}

/** Sends the document's bytes from `start` on. */
export async function sendPiece(
  id: string,
  start: number,
  piece: Blob,
  call: Call,
): Promise<Received | Stumble> {
  const headers = { ...tus, 'Upload-Offset': String(start), 'Content-Type': pieceMediaType };
  const answer = await ask({ method: 'PATCH', path: pathOf(id), headers, body: piece, ...call });
  return readOffset(id, answer, start, start + piece.size);
}

/** Has the server delete what it has. It does so by itself in the end, so that a failure does not matter. */
export async function deleteUpload(id: string): Promise<void> {
  // The page may be closing.
  const options = { method: 'DELETE', headers: tus, keepalive: true };
  await fetch(pathOf(id), options).catch(() => null);
}

function pathOf(id: string): string {
  return `${uploadsPath}/${id}`;
}

function readOffset(id: string, answer: Answer | null, least: number, most: number) {
  const told = answer?.header('Upload-Offset') ?? null;
  const bytes = Number(told);
  const isUsable = told !== null && bytes >= least && bytes <= most;
  if (answer === null || answer.status >= 300 || !isUsable) return explain(answer);
  return { kind: 'received', id, bytes, expiresAt: readExpiry(answer) } as const;
}

function readExpiry(answer: Answer): number {
  return Date.parse(answer.header('Upload-Expires') ?? '') || Date.now() + unfinishedLifeMs;
}

import { pieceMediaType, tusVersion, uploadsPath } from '@yiqiao/contract/http/upload-pieces';
import { quoteForm } from './quote-form.ts';

/** How a call reaches the server: as `fetch` does it, or as a visitor with cookies. */
export type Reach = (path: string, init: RequestInit) => Promise<Response>;

export function reachAt(url: string): Reach {
  return (path, init) => fetch(`${url}${path}`, init);
}

const tus = { 'Tus-Resumable': tusVersion };

/** Begins an upload. */
export function createUpload(reach: Reach, length: number | string, headers = {}) {
  const all = { ...tus, 'Upload-Length': String(length), ...headers };
  return reach(uploadsPath, { method: 'POST', headers: all });
}

export function pathOf(created: Response): string {
  return created.headers.get('Location') ?? '';
}

export function askOffset(reach: Reach, path: string) {
  return reach(path, { method: 'HEAD', headers: tus });
}

export function removeUpload(reach: Reach, path: string) {
  return reach(path, { method: 'DELETE', headers: tus });
}

export function sendPiece(
  reach: Reach,
  path: string,
  offset: number | string,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
) {
  const all = {
    ...tus,
    'Upload-Offset': String(offset),
    'Content-Type': pieceMediaType,
    ...headers,
  };
  return reach(path, { method: 'PATCH', headers: all, body });
}

/** Begins an upload and sends all of it. @returns its address. */
export async function sendWhole(
  reach: Reach,
  bytes: Uint8Array<ArrayBuffer>,
  pieceBytes = bytes.length,
): Promise<string> {
  const path = pathOf(await createUpload(reach, bytes.length));
  for (let offset = 0; offset < bytes.length; offset += pieceBytes) {
    const piece = bytes.subarray(offset, offset + pieceBytes);
    const { status } = await sendPiece(reach, path, offset, piece);
    if (status !== 204) throw new Error(`A piece was answered with ${status}.`);
  }
  return path;
}

/** A form as the quote page sends it after a document in pieces. */
export function formAfter(path: string, changes: Record<string, string | null> = {}): FormData {
  const form = quoteForm(changes);
  form.delete('file');
  form.set('uploadId', path.split('/').at(-1) ?? '');
  form.set('fileName', 'contract 合同.pdf');
  form.set('fileType', 'application/pdf');
  return form;
}

import { Agent } from 'node:http';
import { pieceMediaType, tusVersion } from '../../contract/src/http/upload-pieces.ts';
import { piecesFields } from '../../contract/src/record/upload-form.ts';
import { ask, inSeconds } from './ask.ts';

const boundary = 'yiqiao-bench-boundary';
const closing = `--${boundary}--\r\n`;
const formType = { 'Content-Type': `multipart/form-data; boundary=${boundary}` };

/** What a visitor fills in. */
export const fields = {
  customerName: 'Bench',
  customerEmail: 'bench@example.com',
  translationDirection: 'Chinese Writing',
};

function part(head: string, content = ''): string {
  return `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}`;
}

function partsOf(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => part(`name="${name}"`, `${value}\r\n`))
    .join('');
}

/** Sends a form with one document of `bytes` as fast as it is taken. @returns the seconds it took. */
export function sendForm(port: number, path: string, bytes: number): Promise<number> {
  const document = 'name="file"; filename="bench.bin"\r\nContent-Type: application/octet-stream';
  const before = partsOf(fields) + part(document);
  const around = [before, `\r\n${closing}`] as const;
  return inSeconds(() => ask({ port, method: 'POST', path, headers: formType, bytes, around }));
}

/** Sends the bare bytes, as nginx takes them. */
export function sendPut(port: number, path: string, bytes: number): Promise<number> {
  return inSeconds(() => ask({ port, method: 'PUT', path, bytes }));
}

const pieceBytes = 64 * 1024 ** 2;
const tus = { 'Tus-Resumable': tusVersion };

/**
 * Sends a document in pieces, over one connection.
 * @param formPath where the form goes that names the document afterwards, if there is one.
 */
export function sendPieces(
  port: number,
  path: string,
  bytes: number,
  formPath: string | null,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const call = { port, agent };
  return inSeconds(async () => {
    const creation = { ...tus, 'Upload-Length': bytes };
    const created = await ask({ ...call, method: 'POST', path, headers: creation });
    const { pathname } = new URL(created.location ?? '', `http://127.0.0.1:${port}`);
    for (let offset = 0; offset < bytes; offset += pieceBytes) {
      const headers = { ...tus, 'Upload-Offset': offset, 'Content-Type': pieceMediaType };
      const piece = Math.min(pieceBytes, bytes - offset);
      await ask({ ...call, method: 'PATCH', path: pathname, headers, bytes: piece });
    }
    if (formPath === null) return;
    const uploadId = pathname.split('/').at(-1) ?? '';
    const named = {
      ...fields,
      [piecesFields.uploadId]: uploadId,
      [piecesFields.fileName]: 'b.bin',
    };
    const around = [partsOf(named), closing] as const;
    await ask({ ...call, method: 'POST', path: formPath, headers: formType, around });
  }).finally(() => agent.destroy());
}

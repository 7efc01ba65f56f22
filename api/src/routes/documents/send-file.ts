import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { OrderFile } from '@yiqiao/contract/files/order-files';
import type { OpenDocument } from '@yiqiao/ports/document-store';
import type { Request, Response } from 'express';
import { parseRange } from '../../http/answers/byte-range.ts';
import { attachmentNamed } from '../../http/answers/content-disposition.ts';
import { namesTag } from '../../http/answers/entity-tag.ts';
import { HttpProblem } from '../../http/answers/http-problem.ts';

/** Documents come from strangers: they are downloaded, never displayed, and sandboxed in case they are opened. */
const sandbox = "sandbox; default-src 'none'; frame-ancestors 'none'";

/**
 * Sends a document, or the requested range of it, as a download under its own name.
 * @returns whether its last byte was sent.
 */
export async function sendFile(
  { headers, method }: Pick<Request, 'headers' | 'method'>,
  response: Response,
  document: OpenDocument,
  { fileName, fileSize: size, fileSha256 }: Pick<OrderFile, 'fileName' | 'fileSize' | 'fileSha256'>,
): Promise<boolean> {
  const tag = `"${fileSha256}"`;
  response.setHeader('ETag', tag);
  response.setHeader('Accept-Ranges', 'bytes');
  if (namesTag(headers['if-none-match'], [tag])) {
    response.status(304).end();
    return false;
  }
  const ifRange = headers['if-range'];
  const range = parseRange(
    ifRange === undefined || ifRange === tag ? headers.range : undefined,
    size,
  );
  if (range === 'unsatisfiable') {
    throw new HttpProblem(416, 'range-not-satisfiable', 'The file is not that long.', {
      headers: { 'Content-Range': `bytes */${size}` },
    });
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const hasBody = method !== 'HEAD' && size > 0;
  const bytes = hasBody ? document.read({ start, end }) : null;
  if (bytes !== null) await waitForBytes(bytes, response);
  response.status(range ? 206 : 200);
  if (range) response.setHeader('Content-Range', `bytes ${start}-${end}/${size}`);
  response.setHeader('Content-Length', end - start + 1);
  response.setHeader('Content-Type', 'application/octet-stream');
  response.setHeader('Content-Disposition', attachmentNamed(fileName));
  response.setHeader('Content-Security-Policy', sandbox);
  if (bytes === null) {
    response.end();
    return false;
  }
  try {
    await pipeline(bytes, response);
    return end === size - 1;
  } catch (error) {
    // A client that disconnects midway is not a fault.
    if (!response.destroyed) throw error;
    return false;
  }
}

/** Resolves when the first bytes are there, or the reader has left. @throws why there are none, while it can still be said. */
async function waitForBytes(bytes: Readable, response: Response): Promise<void> {
  response.once('close', () => bytes.destroy());
  await Promise.race([once(bytes, 'readable'), once(bytes, 'close')]);
}

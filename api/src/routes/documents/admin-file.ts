import { pipeline } from 'node:stream/promises';
import type { StoredQuote } from '@yiqiao/contract/decisions/stored-quote';
import type { Endpoints } from '@yiqiao/contract/http/endpoints';
import type { Request, Response } from 'express';
import type { OpenDocument } from '../../engine/document-store.ts';
import { parseRange } from '../../http/answers/byte-range.ts';
import { attachmentNamed } from '../../http/answers/content-disposition.ts';
import { namesTag } from '../../http/answers/entity-tag.ts';
import { HttpProblem } from '../../http/answers/http-problem.ts';
import { answered, type Handler } from '../handler.ts';
import type { StoredDocuments } from './stored-document.ts';

/** A document comes from a stranger: it is downloaded, never shown, and runs nothing if it is opened. */
const sandbox = "sandbox; default-src 'none'";

export function adminFile({ withDocument }: StoredDocuments): Handler<Endpoints['adminFile']> {
  return ({ request, response, parameters: { filePath } }) =>
    withDocument<typeof answered>(filePath, async ({ document, quote }) => {
      await sendFile(request, response, document, quote);
      return answered;
    });
}

async function sendFile(
  { headers, method }: Pick<Request, 'headers' | 'method'>,
  response: Response,
  document: OpenDocument,
  quote: StoredQuote,
): Promise<void> {
  const { fileSize: size } = quote;
  const tag = `"${quote.fileSha256}"`;
  response.setHeader('ETag', tag);
  response.setHeader('Accept-Ranges', 'bytes');
  if (namesTag(headers['if-none-match'], [tag])) {
    response.status(304).end();
    return;
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
  response.status(range ? 206 : 200);
  if (range) response.setHeader('Content-Range', `bytes ${start}-${end}/${size}`);
  response.setHeader('Content-Length', end - start + 1);
  response.setHeader('Content-Type', 'application/octet-stream');
  response.setHeader('Content-Disposition', attachmentNamed(quote.fileName));
  response.setHeader('Content-Security-Policy', sandbox);
  if (method === 'HEAD' || size === 0) {
    response.end();
    return;
  }
  // A reader that goes away in the middle is no fault of ours.
  await pipeline(document.read({ start, end }), response).catch((error) => {
    if (!response.destroyed) throw error;
  });
}

import { pipeline } from 'node:stream';
import { createBrotliDecompress } from 'node:zlib';
import { cursorHeader } from '@yiqiao/contract/quote/quote';
import type { Request, Response } from 'express';
import { namesTag } from '../http/answers/entity-tag.ts';
import type { PackedList } from './quote-list.ts';

/** Answers with the whole list, or 304 when the reader has it already. */
export function sendList(
  request: Request,
  response: Response,
  { tag, cursor, brotli }: PackedList,
): void {
  // Weak: packed or not, it is the same list.
  response.set('ETag', `W/"${tag}"`).vary('Accept-Encoding').type('json');
  if (cursor !== null) response.set(cursorHeader, cursor);
  // Not `request.fresh`: `fetch` adds "no-cache" to a request that names a tag.
  if (namesTag(request.headers['if-none-match'], [`"${tag}"`])) {
    response.status(304).end();
  } else if (request.acceptsEncodings('br')) {
    response.set({ 'Content-Encoding': 'br', 'Content-Length': String(brotli.length) });
    response.end(brotli);
  } else {
    const encoded = createBrotliDecompress();
    // A reader who leaves halfway ends it, and wants to know no more.
    pipeline(encoded, response, () => {});
    encoded.end(brotli);
  }
}

import { pipeline, Readable } from 'node:stream';
import { createBrotliCompress, createBrotliDecompress } from 'node:zlib';
import { cursorHeader } from '@yiqiao/contract/record/quote';
import type { Request, Response } from 'express';
import { namesTag } from '../http/answers/entity-tag.ts';
import { listPacking, type PackedList, type PassingList } from './quote-list.ts';

/** Responds with the whole list, or with 304 when the client has it already. */
export function sendList(
  request: Request,
  response: Response,
  list: PackedList | PassingList,
): void {
  const { tag, cursor } = list;
  // Weak: compressed or not, it is the same list.
  response.set('ETag', `W/"${tag}"`).vary('Accept-Encoding').type('json');
  if (cursor !== null) response.set(cursorHeader, cursor);
  const isPacked = request.acceptsEncodings('br') !== false;
  // Not `request.fresh`: `fetch` adds "no-cache" to a request that names a tag.
  if (namesTag(request.headers['if-none-match'], [`"${tag}"`])) response.status(304).end();
  else if ('text' in list) passOn(list, response, isPacked);
  else send(list, response, isPacked);
}

function send({ brotli }: PackedList, response: Response, isPacked: boolean): void {
  if (isPacked) {
    response.set({ 'Content-Encoding': 'br', 'Content-Length': String(brotli.length) });
    response.end(brotli);
  } else {
    const encoded = createBrotliDecompress();
    // A client that disconnects midway ends it, which is no error.
    pipeline(encoded, response, () => {});
    encoded.end(brotli);
  }
}

/** If the engine fails midway, the connection is cut, so that the list is visibly incomplete. */
function passOn({ text }: PassingList, response: Response, isPacked: boolean): void {
  const source = Readable.from(text, { objectMode: false });
  if (isPacked) {
    response.set('Content-Encoding', 'br');
    pipeline(source, createBrotliCompress({ params: listPacking }), response, () => {});
  } else pipeline(source, response, () => {});
}

import { pipeline, Readable } from 'node:stream';
import { createBrotliCompress } from 'node:zlib';
import { cursorHeader } from '@yiqiao/contract/record/quote';
import type { Request, Response } from 'express';
import { namesTag } from '../http/answers/entity-tag.ts';
import { sendPacked } from '../http/answers/send-packed.ts';
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
  // Not `request.fresh`: `fetch` adds "no-cache" to a request that names a tag.
  if (namesTag(request.headers['if-none-match'], [`"${tag}"`])) response.status(304).end();
  else if ('text' in list) passOn(list, request, response);
  else sendPacked(request, response, list.brotli);
}

/** If the engine fails midway, the connection is cut, so that the list is visibly incomplete. */
function passOn({ text }: PassingList, request: Request, response: Response): void {
  const source = Readable.from(text, { objectMode: false });
  if (request.acceptsEncodings('br') !== false) {
    response.set('Content-Encoding', 'br');
    pipeline(source, createBrotliCompress({ params: listPacking }), response, () => {});
  } else pipeline(source, response, () => {});
}

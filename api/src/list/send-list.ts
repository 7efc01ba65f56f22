import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding } from '../http/accepted-encoding.ts';
import { namesTag } from '../http/entity-tag.ts';
import type { ListAnswer } from './quote-list.ts';

/** Answers with the whole list, or 304 when the console has it already. */
export function sendList(
  request: IncomingMessage,
  response: ServerResponse,
  { tag, json, brotli }: ListAnswer,
): void {
  const isPacked = brotli !== null && acceptedEncoding(request.headers['accept-encoding']) === 'br';
  const tags = { plain: `"${tag}"`, packed: `"${tag}-br"` };
  response.setHeader('ETag', isPacked ? tags.packed : tags.plain);
  response.setHeader('Vary', 'Accept-Encoding');
  if (namesTag(request.headers['if-none-match'], [tags.plain, tags.packed])) {
    response.statusCode = 304;
    response.end();
    return;
  }
  const body = isPacked ? brotli : json;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  if (isPacked) response.setHeader('Content-Encoding', 'br');
  response.setHeader('Content-Length', body.byteLength);
  if (request.method === 'HEAD') response.end();
  else writeAll(response, body.pieces());
}

/** Corked, so that the pieces leave in one system call. */
function writeAll(response: ServerResponse, pieces: readonly Buffer[]): void {
  response.cork();
  for (const piece of pieces) response.write(piece);
  response.end();
  response.uncork();
}

import type { RequestHandler, Response } from 'express';
import { acceptedEncoding } from '../http/accepted-encoding.ts';
import { namesTag } from '../http/entity-tag.ts';
import type { QuoteList } from '../list/quote-list.ts';
import type { Sessions } from '../session/sessions.ts';

interface AdminQuotesOptions {
  readonly list: QuoteList;
  readonly sessions: Sessions;
}

/** `GET /api/admin/quotes`: the whole list, or 304 when the console has it already. */
export function adminQuotes({ list, sessions }: AdminQuotesOptions): RequestHandler {
  return async (request, response) => {
    await sessions.requireAdministrator(request);
    const { tag, json, brotli } = await list.read();
    const isPacked =
      brotli !== null && acceptedEncoding(request.headers['accept-encoding']) === 'br';
    const tags = { plain: `"${tag}"`, packed: `"${tag}-br"` };
    response.setHeader('ETag', isPacked ? tags.packed : tags.plain);
    response.setHeader('Vary', 'Accept-Encoding');
    if (namesTag(request.headers['if-none-match'], [tags.plain, tags.packed])) {
      response.status(304).end();
      return;
    }
    const body = isPacked ? brotli : json;
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    if (isPacked) response.setHeader('Content-Encoding', 'br');
    response.setHeader('Content-Length', body.byteLength);
    if (request.method !== 'HEAD') writeAll(response, body.pieces());
    response.end();
  };
}

/** Corked, so that the pieces leave in one system call. */
function writeAll(response: Response, pieces: readonly Buffer[]): void {
  response.cork();
  for (const piece of pieces) response.write(piece);
  response.uncork();
}

import type { RequestHandler } from 'express';
import type { QuoteList } from '../list/quote-list.ts';
import { sendList } from '../list/send-list.ts';
import type { Sessions } from '../session/sessions.ts';

interface AdminQuotesOptions {
  readonly list: QuoteList;
  readonly sessions: Sessions;
}

/** `GET /api/admin/quotes` as the router answers it: the first call of a console, and every refusal. */
export function adminQuotes({ list, sessions }: AdminQuotesOptions): RequestHandler {
  return async (request, response) => {
    await sessions.requireAdministrator(request);
    sendList(request, response, await list.read());
  };
}

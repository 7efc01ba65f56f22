import type { Endpoints } from '@yiqiao/contract/endpoints';
import type { QuoteList } from '../list/quote-list.ts';
import { sendList } from '../list/send-list.ts';
import { answered, type Handler } from './handler.ts';

/** The list as the router answers it: the first call of a console, and every refusal. */
export function adminQuotes(list: QuoteList): Handler<Endpoints['adminQuotes']> {
  return async ({ request, response }) => {
    sendList(request, response, await list.read());
    return answered;
  };
}

import type { Endpoints } from '@yiqiao/contract/http/endpoints';
import type { QuoteStore } from '../engine/embedded/quote-store.ts';
import type { QuoteList } from '../list/quote-list.ts';
import { sendList } from '../list/send-list.ts';
import { answered, type Handler } from './handler.ts';

/** What has changed since the cursor; the whole list without one, or when the store does not know it. */
export function adminQuotes(
  store: Pick<QuoteStore, 'changesSince'>,
  list: QuoteList,
): Handler<Endpoints['adminQuotes']> {
  return async ({ query: { since }, request, response }) => {
    const changes = since === undefined ? null : store.changesSince(since);
    if (changes !== null) return changes;
    sendList(request, response, await list.read());
    return answered;
  };
}

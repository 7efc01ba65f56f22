import type { ChangeFeed } from '@yiqiao/ports/change-feed';
import type { QuoteList } from '../list/quote-list.ts';
import { sendList } from '../list/send-list.ts';
import { answered, type Handlers } from './handler.ts';

/** Changes since the cursor; the whole list if there is none or it is unknown. */
export function adminQuotes(
  feed: Pick<ChangeFeed, 'changesSince'>,
  list: QuoteList,
): Handlers['adminQuotes'] {
  return async ({ query: { since }, request, response }) => {
    const changes = since === undefined ? null : await feed.changesSince(since);
    if (changes !== null) return changes;
    sendList(request, response, await list.read());
    return answered;
  };
}

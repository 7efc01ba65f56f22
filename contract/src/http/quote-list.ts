import { cursorHeader, type QuoteSubmission } from '../record/quote.ts';
import { endpoints } from './endpoints.ts';
import { mustSucceed, readBody, type Send } from './send.ts';

/** The list, or its changes since an earlier one. */
export type QuoteListAnswer = (
  | { readonly kind: 'whole'; readonly quotes: readonly QuoteSubmission[] }
  | {
      readonly kind: 'changes';
      readonly changed: readonly QuoteSubmission[];
      /** Ids of submissions that are no longer there. */
      readonly removed: readonly string[];
    }
) & {
  /** Identifies the current state of the list; `null` from a server that does not report changes. */
  readonly cursor: string | null;
  /** The server's own clock at the time of the answer, as an HTTP date. */
  readonly servedAt: string | null;
};

/** Changes since `cursor`; the whole list if there is none or the server no longer knows it. */
export async function listQuotes(
  send: Send,
  cursor: string | null = null,
): Promise<QuoteListAnswer> {
  const { adminQuotes } = endpoints;
  const query = cursor === null ? {} : { since: cursor };
  const response = await mustSucceed(send(adminQuotes, {}, { query }));
  const answer = await readBody(adminQuotes.response, response);
  const servedAt = response.headers.get('Date');
  if (!Array.isArray(answer)) return { kind: 'changes', ...answer, servedAt };
  return { kind: 'whole', quotes: answer, cursor: response.headers.get(cursorHeader), servedAt };
}

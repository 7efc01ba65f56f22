import {
  type QuoteSubmission,
  quoteSubmissionSchema,
  revisionConflictSchema,
} from '../record/quote.ts';
import { type FetchResponse, mustSucceed, readBody } from './send.ts';

export type ChangeResult =
  | { readonly kind: 'updated'; readonly quote: QuoteSubmission }
  /** The submission is no longer at `ifRevision`; `quote` is what the server has now. */
  | { readonly kind: 'conflict'; readonly quote: QuoteSubmission };

/** Reads the answer to a change. Rejects with `HttpError` when it was refused for another reason. */
export async function readChange(response: FetchResponse): Promise<ChangeResult> {
  if (response.status === 412) {
    return { kind: 'conflict', quote: (await readBody(revisionConflictSchema, response)).quote };
  }
  const quote = await readBody(quoteSubmissionSchema, await mustSucceed(response));
  return { kind: 'updated', quote };
}

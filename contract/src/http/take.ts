import type { PathParameters } from '../commands/endpoint.ts';
import {
  type QuoteSubmission,
  quoteRefusalSchema,
  quoteSubmissionSchema,
  revisionConflictSchema,
} from '../record/quote.ts';
import { type Addressed, ifMatch, mustSucceed, readBody, type Send } from './send.ts';

/** The outcome of a change; `quote` is the server's current record. */
export type ChangeResult =
  | { readonly kind: 'updated'; readonly quote: QuoteSubmission }
  /** The submission is no longer at `ifRevision`. */
  | { readonly kind: 'conflict'; readonly quote: QuoteSubmission }
  /** `code` says why, as a `ProblemCode`. */
  | { readonly kind: 'refused'; readonly code: string; readonly quote: QuoteSubmission };

/**
 * Sends a change of a submission, with `ifRevision` only of that revision. Rejects with `HttpError` when it was
 * refused for another reason than the state of the submission.
 */
export type Take = <Path extends string>(
  endpoint: Addressed<Path>,
  parameters: PathParameters<Path>,
  options?: { readonly body?: unknown; readonly ifRevision?: number | undefined },
) => Promise<ChangeResult>;

export function createTake(send: Send): Take {
  return async (endpoint, parameters, { body, ifRevision } = {}) => {
    const response = await send(endpoint, parameters, { body, headers: ifMatch(ifRevision) });
    if (response.status === 409) {
      const { code, quote } = await readBody(quoteRefusalSchema, response);
      return { kind: 'refused', code, quote };
    }
    if (response.status === 412) {
      return { kind: 'conflict', quote: (await readBody(revisionConflictSchema, response)).quote };
    }
    const quote = await readBody(quoteSubmissionSchema, await mustSucceed(response));
    return { kind: 'updated', quote };
  };
}

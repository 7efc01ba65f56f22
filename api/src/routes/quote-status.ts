import { decideStatus } from '@yiqiao/contract/commands/office/decide-status';
import type { FileDeletionRules } from '@yiqiao/contract/files/file-deletion';
import type { RecordStore } from '../engine/record-store.ts';
import type { PageCloser } from '../payment/page-closer.ts';
import type { Handlers } from './handler.ts';
import { answerRevision, readRevision } from './quote-revision.ts';

interface QuoteStatusOptions {
  readonly records: Pick<RecordStore, 'change'>;
  readonly clock: () => number;
  readonly rules: FileDeletionRules;
  /** Of pages that could be paid; nobody waits for it. `null`: there are none. */
  readonly closer: Pick<PageCloser, 'closeCancelled'> | null;
}

/** With `If-Match` only from the revision the caller has seen. */
export function quoteStatus(options: QuoteStatusOptions): Handlers['setStatus'] {
  const { records, clock, rules, closer } = options;

  return async ({ request, response, parameters, body }) => {
    const command = { ...body, ifRevision: readRevision(request.headers['if-match']) };
    const now = clock();
    const decision = await records.change(parameters.id, (quote) =>
      decideStatus(quote, command, now, rules),
    );
    const isCancelled = decision?.kind === 'changed' && decision.quote.status === 'cancelled';
    if (isCancelled) void closer?.closeCancelled(decision.quote);
    return answerRevision(response, decision);
  };
}

import { decideStatus } from '@yiqiao/contract/decisions/decide-status';
import type { Endpoints } from '@yiqiao/contract/http/endpoints';
import type { FileDeletionRules } from '@yiqiao/contract/quote/file-deletion';
import type { RecordStore } from '../engine/record-store.ts';
import type { Handler } from './handler.ts';
import { answerRevision, readRevision } from './quote-revision.ts';

interface QuoteStatusOptions {
  readonly records: Pick<RecordStore, 'change'>;
  readonly clock: () => number;
  readonly rules: FileDeletionRules;
}

/** With `If-Match` only from the revision the caller has seen. */
export function quoteStatus(options: QuoteStatusOptions): Handler<Endpoints['setStatus']> {
  const { records, clock, rules } = options;

  return async ({ request, response, parameters, body }) => {
    const command = { ...body, ifRevision: readRevision(request.headers['if-match']) };
    const now = clock();
    const decision = await records.change(parameters.id, (quote) =>
      decideStatus(quote, command, now, rules),
    );
    return answerRevision(response, decision);
  };
}

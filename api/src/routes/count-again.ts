import { HttpProblem, noSubmission } from '../http/answers/http-problem.ts';
import type { DocumentCounts } from '../jobs/count-documents.ts';
import type { Handlers } from './handler.ts';

/** Responds once the request to count is stored; the result comes later. */
export function countAgain(counts: Pick<DocumentCounts, 'again'>): Handlers['countAgain'] {
  return async ({ parameters }) => {
    const decision = await counts.again(parameters.id);
    if (decision === null) throw noSubmission();
    if (decision.kind !== 'refused') return decision.quote;
    throw new HttpProblem(410, 'file-deleted', 'The document was deleted and cannot be counted.');
  };
}

import { findJob } from '@yiqiao/contract/commands/jobs/job-decision';
import type { Decision } from '@yiqiao/contract/record/decision';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import { asTranslatorSees } from '@yiqiao/contract/translator/translator-job';
import type { RecordStore } from '@yiqiao/ports/record-store';
import { findJobOfOrder, type JobOfOrder } from '../../translators/own-jobs.ts';
import { Refused } from '../handler.ts';
import { type OrderRefusal, orderProblem } from '../order/order-problem.ts';

/**
 * A job of the person who asks. That of another translator is as if it were not there.
 * @throws HttpProblem 404
 */
export async function requireOwnJob(
  records: Pick<RecordStore, 'get'>,
  jobId: string,
  personId: string,
): Promise<JobOfOrder> {
  const found = await findJobOfOrder(records, jobId);
  if (found?.job.translator.id !== personId) throw orderProblem('job-missing');
  return found;
}

/**
 * Responds with the job as its translator sees it; for a refusal, with the reason as well.
 * @throws HttpProblem 404 if there is none, 400 for invalid input.
 */
export function answerJob(jobId: string, decision: Decision<StoredQuote, OrderRefusal> | null) {
  const job = decision === null ? undefined : findJob(decision.quote.jobs, jobId);
  if (decision === null || job === undefined) throw orderProblem('job-missing');
  const view = asTranslatorSees(decision.quote, job);
  if (decision.kind !== 'refused') return view;
  const { status, code, message } = orderProblem(decision.reason);
  if (status !== 409) throw orderProblem(decision.reason);
  return new Refused({ code, message, job: view });
}

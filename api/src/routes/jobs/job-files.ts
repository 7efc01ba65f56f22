import {
  decideJobFileOpened,
  decideJobFileRemoval,
  findJobFileObstacle,
} from '@yiqiao/contract/commands/jobs/job-files';
import { type OrderFile, orderFiles, removedKeysOf } from '@yiqiao/contract/files/order-files';
import { isJobOver, jobState } from '@yiqiao/contract/record/job';
import { findJobFile } from '@yiqiao/contract/translator/translator-job';
import { HttpProblem, notFound } from '../../http/answers/http-problem.ts';
import type { Office } from '../../office/office.ts';
import { signFor } from '../../people/sign-for.ts';
import { deleteFiles } from '../../retention/delete-files.ts';
import { findJobOfOrder, type JobOfOrder } from '../../translators/own-jobs.ts';
import { admitFile } from '../../uploads/admit-file.ts';
import type { LocalUploadGate } from '../../uploads/gate/upload-gate.ts';
import { takeJobFile } from '../../uploads/job-file-intake.ts';
import { fileDeleted, findFinished, requireBytes } from '../documents/find-finished.ts';
import { sendFile } from '../documents/send-file.ts';
import type { StoredDocuments } from '../documents/stored-document.ts';
import { answered, type Handlers } from '../handler.ts';
import { orderProblem } from '../order/order-problem.ts';
import { readUploadsCookie } from '../uploads/uploads-cookie.ts';
import { answerJob, requireOwnJob } from './answer-job.ts';

type JobFileCall = 'jobFile' | 'addJobFile' | 'removeJobFile';

/** The files of jobs: what a translator gets, and what they hand in. */
export function jobFiles(
  office: Office,
  { admitStaff }: Pick<LocalUploadGate, 'admitStaff'>,
  stored: Pick<StoredDocuments, 'withFile'>,
): Pick<Handlers, JobFileCall> {
  const { engine, clock, ownSettings, log } = office;
  const { records } = engine;
  return {
    async jobFile({ request, response, person, parameters: { jobId, fileId } }) {
      const isTranslator = person.role === 'translator';
      const found = isTranslator
        ? await requireOwnJob(records, jobId, person.id)
        : await findJobOfOrder(records, jobId);
      if (found === null) throw orderProblem('job-missing');
      const file = isTranslator ? findSource(found, fileId) : findHandedIn(found, fileId);
      const isWhole = await stored.withFile(found.order, file, (document) =>
        sendFile(request, response, document, file),
      );
      if (!isWhole) return answered;
      // The response has been sent, so errors can only be logged.
      await records
        .change(found.order.id, (quote) =>
          decideJobFileOpened(quote, { jobId, fileId, by: person }, { at: clock() }),
        )
        .catch((error: unknown) => log('warn', 'download-not-noted', { reason: String(error) }));
      return answered;
    },
    async addJobFile({ request, response, person, parameters: { jobId } }) {
      const { order, job } = await requireOwnJob(records, jobId, person.id);
      const state = jobState(job, order.status);
      const reason = findJobFileObstacle(order, { ...job, state }, 1);
      if (reason !== null) return answerJob(jobId, { kind: 'refused', reason, quote: order });
      const exchange = { request, response, browser: readUploadsCookie(request) };
      const decision = await admitFile(exchange, office, admitStaff, (arrival) =>
        takeJobFile(request, jobId, signFor(office, person), arrival),
      );
      return answerJob(jobId, decision);
    },
    async removeJobFile({ person, parameters: { jobId, fileId } }) {
      const { order } = await requireOwnJob(records, jobId, person.id);
      const decision = await records.change(order.id, (quote) =>
        decideJobFileRemoval(
          quote,
          { jobId, fileId },
          { at: clock(), rules: ownSettings.readKept() },
        ),
      );
      if (decision === null || decision.kind === 'refused') return answerJob(jobId, decision);
      const quote = await deleteFiles(office, decision.quote, removedKeysOf(decision.quote));
      return answerJob(jobId, { kind: 'changed', quote });
    },
  };
}

/** A file that its translator has to work on, under its name for this job; as long as the job is not over. */
function findSource({ order, job }: JobOfOrder, fileId: string): OrderFile {
  const file = job.files.find(({ id }) => id === fileId);
  if (file === undefined) throw notFound('There is no such file.');
  if (isJobOver(jobState(job, order.status))) {
    throw new HttpProblem(410, 'job-moved-on', 'This job is over, and so is the use of its files.');
  }
  const key = findJobFile(order, fileId)?.filePath;
  const kept = orderFiles(order).find(({ filePath }) => filePath === key);
  if (kept === undefined) throw fileDeleted();
  return { ...kept, fileName: file.fileName };
}

/** What the office may look at: a file that was handed in, also once it is one of the order's. */
function findHandedIn({ order, job }: JobOfOrder, fileId: string): OrderFile {
  const file = job.finished.find(({ id }) => id === fileId);
  if (file?.handedInAt === undefined) throw notFound('There is no such file.');
  return file.takenOver === undefined ? requireBytes(file) : findFinished(order, fileId);
}

import * as z from 'zod/mini';
import type { JobNow } from '../../life/translators-work.ts';
import { type Decidable, type Decision, toDateTime } from '../../record/decision.ts';
import { type JobFinishedFile, jobLimits } from '../../record/job.ts';
import { senderShape } from '../../record/sender.ts';
import { type CommandContext, type CommandRequest, staffCommand } from '../command.ts';
import { endpoint } from '../endpoint.ts';
import {
  type DeliveryObstacle,
  findDeliveryObstacle,
  hasRoomForFinished,
} from '../office/decide-deliverable.ts';
import {
  decideOnJob,
  findJob,
  isRepeat,
  type JobDecision,
  type JobRefusal,
  takeStep,
} from './job-decision.ts';

/** Makes files that were handed in finished files of the order, which can be delivered; the job is done. */
export const takeOverJob = endpoint({
  ...staffCommand,
  path: '/api/jobs/:jobId/take-overs',
  request: z.object({
    /** Those to take; all that were handed in, unless some are named. */
    fileIds: z.optional(z.array(z.string()).check(z.minLength(1), z.maxLength(jobLimits.finished))),
    ...senderShape,
  }),
  invalid: `Give \`fileIds\`: 1 to ${jobLimits.finished} files that were handed in, or none for all.`,
});

export type TakeOverRefusal = JobRefusal | DeliveryObstacle | 'too-many-files' | 'job-file-missing';

/** The bytes stay where they are, under the same key: from then on they are the order's. */
export function decideTakeOver<Quote extends Decidable>(
  quote: Quote,
  request: CommandRequest<typeof takeOverJob>,
  context: CommandContext,
): Decision<Quote, TakeOverRefusal> {
  const { jobId } = request;
  const decision = decideOnJob<Quote, TakeOverRefusal>(quote, jobId, context, (job) =>
    takeFrom(job, quote, request, context.at),
  );
  if (decision.kind !== 'changed') return decision;
  const { fileIds = [] } = findJob(decision.quote.jobs, jobId)?.steps.at(-1) ?? {};
  const kept = findJob(quote.jobs, jobId)?.finished.flatMap(whenKept) ?? [];
  const added = kept
    .filter(({ id }) => fileIds.includes(id))
    .map((file) => toDeliverable(file, context.at, request.device));
  const { deliverables = [] } = quote;
  return { ...decision, quote: { ...decision.quote, deliverables: [...deliverables, ...added] } };
}

function takeFrom(
  job: JobNow,
  quote: Decidable,
  { device, changeId, fileIds: chosen }: CommandRequest<typeof takeOverJob>,
  at: number,
): JobDecision<JobNow, TakeOverRefusal> {
  const isDone = job.steps.at(-1)?.state === 'done';
  if (isDone || isRepeat(job, changeId)) return { kind: 'unchanged', job };
  const kept = job.finished.flatMap(whenKept).map(({ id }) => id);
  const fileIds = chosen ?? kept;
  const reason = findObstacle(job, quote, { kept, fileIds });
  if (reason !== null) return { kind: 'refused', reason, job };
  const takenOver = { at: toDateTime(at), ...(device !== undefined && { device }) };
  const finished = job.finished.map((file) => {
    if (!fileIds.includes(file.id)) return file;
    const { filePath: _moved, ...left } = file;
    return { ...left, takenOver };
  });
  return takeStep(job, { state: 'done', fileIds, device, changeId }, at, { finished });
}

function findObstacle(
  { state }: JobNow,
  quote: Decidable,
  { kept, fileIds }: { readonly kept: readonly string[]; readonly fileIds: readonly string[] },
): TakeOverRefusal | null {
  const obstacle = findDeliveryObstacle(quote);
  if (obstacle !== null) return obstacle;
  if (state !== 'handed-in') return 'job-moved-on';
  const areThere = fileIds.every((id) => kept.includes(id));
  if (fileIds.length === 0 || !areThere || new Set(fileIds).size < fileIds.length) {
    return 'job-file-missing';
  }
  return hasRoomForFinished(quote, fileIds.length, 0) ? null : 'too-many-files';
}

type KeptFile = JobFinishedFile & { readonly filePath: string };

/** A file that was handed in and is still there. */
function whenKept(file: JobFinishedFile): readonly KeptFile[] {
  const { filePath, handedInAt, removedAt } = file;
  return filePath === undefined || handedInAt === undefined || removedAt !== undefined
    ? []
    : [{ ...file, filePath }];
}

function toDeliverable(
  { id, fileName, fileSize, fileSha256, filePath, changeId }: KeptFile,
  at: number,
  device: string | undefined,
) {
  return {
    ...{ id, fileName, fileSize, fileSha256, filePath },
    at: toDateTime(at),
    ...(changeId !== undefined && { changeId }),
    ...(device !== undefined && { device }),
  };
}

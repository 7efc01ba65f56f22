import { jobLimits } from '@yiqiao/contract/record/job';
import type { TranslatorJob } from '@yiqiao/contract/translator/translator-job';
import type { Upload } from '../../uploads/upload.ts';

type FinishedFile = TranslatorJob['finished'][number];

/** Of the files that have arrived: those to be handed in, and those that were before. */
export function sortFinished({ finished }: Pick<TranslatorJob, 'finished'>): {
  readonly fresh: readonly FinishedFile[];
  readonly earlier: readonly FinishedFile[];
} {
  return {
    fresh: finished.filter(({ handedInAt, fileDeletedAt }) => !(handedInAt ?? fileDeletedAt)),
    earlier: finished.filter(({ handedInAt }) => handedInAt !== undefined),
  };
}

/** Whether a file can be handed in once more: what the office has taken over is not the translator's any more. */
export function canGoAgain({ steps }: Pick<TranslatorJob, 'steps'>, file: FinishedFile): boolean {
  const isTakenOver = steps.some(
    ({ state, fileIds }) => state === 'done' && fileIds?.includes(file.id),
  );
  return file.fileDeletedAt === undefined && !isTakenOver;
}

export interface HandInPlan {
  /** Those that have arrived. */
  readonly fileIds: readonly string[];
  /** Those that it waits for. */
  readonly uploads: readonly string[];
  /** Why nothing can be handed in. */
  readonly obstacle: 'tooFew' | 'tooMany' | 'tooBroken' | null;
}

/** @param again ids of the files that are to go once more. */
export function planHandIn(
  job: Pick<TranslatorJob, 'finished' | 'steps'>,
  uploads: readonly Pick<Upload, 'id' | 'state'>[],
  again: ReadonlySet<string>,
): HandInPlan {
  const { fresh, earlier } = sortFinished(job);
  const repeated = earlier.filter((file) => again.has(file.id) && canGoAgain(job, file));
  const fileIds = [...repeated, ...fresh].map(({ id }) => id);
  const count = fileIds.length + uploads.length;
  return { fileIds, uploads: uploads.map(({ id }) => id), obstacle: findObstacle(count, uploads) };
}

function findObstacle(
  count: number,
  uploads: readonly Pick<Upload, 'state'>[],
): HandInPlan['obstacle'] {
  if (uploads.some(({ state }) => state === 'failed')) return 'tooBroken';
  if (count === 0) return 'tooFew';
  return count > jobLimits.files ? 'tooMany' : null;
}

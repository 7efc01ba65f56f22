import {
  type FileDeletionCause,
  type FileDeletionRules,
  fileDeletionDueAtStart,
  isDeletionRequested,
} from '../../files/file-deletion.ts';
import {
  fileKeysOf,
  hasFiles,
  removedKeysOf,
  storedKeysOf,
  translatorsFiles,
} from '../../files/order-files.ts';
import {
  change,
  changeAside,
  type Decidable,
  type Decision,
  toDateTime,
} from '../../record/decision.ts';
import { maxWithdrawnFiles, type StaffDelivery } from '../../record/delivery.ts';
import { countOf, countOfSource } from '../../record/price-count.ts';
import { isUnderWay } from '../../record/scan-reading.ts';
import type { Source } from '../../record/source.ts';

export interface FilesDeleted {
  readonly cause: FileDeletionCause;
  /** Keys of the deleted files; by default those of all documents. Invoices are named one by one. */
  readonly keys?: readonly string[];
}

/**
 * Records that documents were deleted: when, and for the source document why. Files that arrived in the meantime
 * stay, and so does the plan to delete them.
 */
export function decideFileDeleted<Quote extends Decidable>(
  quote: Quote,
  { cause, keys = fileKeysOf(quote) }: FilesDeleted,
  at: number,
): Decision<Quote> {
  const gone = storedKeysOf(quote).filter((key) => keys.includes(key));
  if (gone.length === 0) return { kind: 'unchanged', quote };
  const { filePath, sources, deliverables, deliveries, invoices, jobs } = quote;
  const isSourceGone = filePath !== undefined && gone.includes(filePath);
  const left = deliverables?.filter((file) => !gone.includes(file.filePath));
  const own = [...(deliverables ?? []), ...translatorsFiles(quote)].map((file) => file.filePath);
  const unseen = new Set([...removedKeysOf(quote), ...own]);
  const wereUnseen = gone.every((key) => unseen.has(key));
  return (wereUnseen ? changeAside : change)(quote, {
    ...(isSourceGone && sourceDeleted(quote, cause, at)),
    sources: sources?.map((source) => sourceWithout(quote, source, gone, at)),
    deliverables: left?.length === 0 ? undefined : left,
    ...withdrawn(quote, gone, at),
    deliveries: deliveries?.map((delivery) => withoutFiles(delivery, gone, at)),
    jobs: jobs?.map((job) => ({
      ...job,
      finished: job.finished.map((file) => withoutBytes(file, gone, at)),
    })),
    invoices: invoices?.map((invoice) => withoutBytes(invoice, gone, at)),
    ...(fileKeysOf(quote).every((key) => gone.includes(key)) && {
      fileDeletionDueAt: undefined,
      fileDeletionRequestedAt: undefined,
    }),
    updatedAt: toDateTime(at),
  });
}

/** Ends a count in progress: the previous count remains valid, and so does what was read of a scan. */
function sourceDeleted(quote: Decidable, cause: FileDeletionCause, at: number) {
  const { reading } = quote;
  return {
    filePath: undefined,
    ...(quote.wordCountBasis === 'counting' && {
      ...countOf(quote, quote.measurement),
      countedFor: undefined,
    }),
    ...(reading && isUnderWay(reading) && { reading: { ...reading, state: 'cancelled' as const } }),
    fileDeletedAt: toDateTime(at),
    fileDeletionCause: cause,
  };
}

/** Ends its count as well: nothing was found. */
function sourceWithout(
  quote: Decidable,
  source: Source,
  gone: readonly string[],
  at: number,
): Source {
  const isGone = source.filePath !== undefined && gone.includes(source.filePath);
  const isCounting = isGone && source.wordCountBasis === 'counting';
  const counted = isCounting ? countOfSource(quote, source, source.measurement) : {};
  return withoutBytes({ ...source, ...counted }, gone, at);
}

/** Of files that the client never saw, only the fact of deletion is kept. */
function withdrawn(
  { deliverables = [], withdrawnFiles = [] }: Decidable,
  gone: readonly string[],
  at: number,
) {
  const files = deliverables.filter(({ filePath }) => gone.includes(filePath));
  if (files.length === 0) return {};
  const fresh = files.map(({ id }) => ({ id, at: toDateTime(at) }));
  return { withdrawnFiles: [...withdrawnFiles, ...fresh].slice(-maxWithdrawnFiles) };
}

/** Delivered files stay on record without their bytes, as the client's receipt. */
function withoutFiles(delivery: StaffDelivery, gone: readonly string[], at: number): StaffDelivery {
  return { ...delivery, files: delivery.files.map((file) => withoutBytes(file, gone, at)) };
}

/** A file that stays on record; once its bytes are gone, it says when. */
function withoutBytes<
  File extends {
    readonly filePath?: string | undefined;
    readonly fileDeletedAt?: string | undefined;
  },
>({ filePath, ...file }: File, gone: readonly string[], at: number) {
  if (filePath === undefined) return file;
  return gone.includes(filePath)
    ? { ...file, fileDeletedAt: toDateTime(at) }
    : { ...file, filePath };
}

/**
 * Updates the planned date to the rules in effect. A plan is not a change of the submission
 * itself: `updatedAt` stays, and changes waiting on a device still apply.
 */
export function decideDeletionPlan<Quote extends Decidable>(
  quote: Quote,
  rules: FileDeletionRules,
  at: number,
): Decision<Quote> {
  if (!hasFiles(quote) || isDeletionRequested(quote)) return { kind: 'unchanged', quote };
  const due = fileDeletionDueAtStart(quote, at, rules);
  const planned = due === null ? undefined : toDateTime(due);
  if (planned === quote.fileDeletionDueAt) return { kind: 'unchanged', quote };
  return changeAside(quote, { fileDeletionDueAt: planned });
}

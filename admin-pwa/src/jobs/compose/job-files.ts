import { proposeName } from '@yiqiao/contract/commands/jobs/hand-out-job';
import { sourceFileId } from '@yiqiao/contract/record/job';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import type { JobDraft } from '../../offline/storage/records/order-draft.ts';

/** A file of an order that can be handed to a translator. */
export interface OfferedFile {
  readonly id: string;
  readonly fileName: string;
  readonly fileSize: number;
  /** 0 where none were counted. */
  readonly words: number;
  readonly isReference: boolean;
}

/** Those whose bytes are there. */
export function filesToHandOut(quote: QuoteSubmission): readonly OfferedFile[] {
  const { fileName, fileSize, filePath, wordCount, sources = [] } = quote;
  const source = { id: sourceFileId, fileName, fileSize, words: wordCount, isReference: false };
  const added = sources.filter((one) => one.filePath !== undefined && one.removedAt === undefined);
  return [
    ...(filePath === undefined ? [] : [source]),
    ...added.map((one) => ({
      ...{ id: one.id, fileName: one.fileName, fileSize: one.fileSize, words: one.wordCount },
      isReference: one.role === 'reference',
    })),
  ];
}

/** What the translator reads as the name of a file. */
export function nameInJob(
  quote: QuoteSubmission,
  draft: Pick<JobDraft, 'fileIds' | 'names' | 'isNameless'>,
  { id, fileName }: Pick<OfferedFile, 'id' | 'fileName'>,
): string {
  return draft.names[id] ?? (draft.isNameless ? namelessOf(quote, draft, id) : fileName);
}

/** Whether the client's name would be left out of any file's name. */
export function hasNames(quote: QuoteSubmission, draft: Pick<JobDraft, 'fileIds'>): boolean {
  return filesToHandOut(quote).some(
    ({ id, fileName }) => draft.fileIds.includes(id) && namelessOf(quote, draft, id) !== fileName,
  );
}

function namelessOf(quote: QuoteSubmission, { fileIds }: Pick<JobDraft, 'fileIds'>, id: string) {
  const place = fileIds.indexOf(id);
  return proposeName(quote, id, (place === -1 ? fileIds.length : place) + 1);
}

import { hadDocument } from '../record/no-document.ts';
import type { QuoteSubmission } from '../record/quote.ts';

/** A document of a submission: its source document or a finished file. */
export interface OrderFile {
  /** Opaque storage key. */
  readonly filePath: string;
  readonly fileName: string;
  readonly fileSize: number;
  /** Of its bytes, hexadecimal. */
  readonly fileSha256: string;
}

type FileFields = Pick<QuoteSubmission, 'filePath' | 'deliverables' | 'deliveries'>;

/** Every document that a submission has, the source document first. */
export function orderFiles(quote: FileFields & Omit<OrderFile, 'filePath'>): readonly OrderFile[] {
  const { filePath, fileName, fileSize, fileSha256 } = quote;
  const finished = finishedFiles(quote);
  if (filePath === undefined) return finished;
  return [{ filePath, fileName, fileSize, fileSha256 }, ...finished];
}

/** Every finished file whose bytes are kept: first delivered ones, then those not yet delivered. */
export function finishedFiles({
  deliveries = [],
  deliverables = [],
}: Pick<FileFields, 'deliverables' | 'deliveries'>): readonly OrderFile[] {
  const delivered = deliveries.flatMap(({ files }) =>
    files.flatMap(({ filePath, ...file }) =>
      filePath === undefined ? [] : [{ ...file, filePath }],
    ),
  );
  return [...delivered, ...deliverables];
}

/** The keys of all of them. */
export function fileKeysOf(quote: FileFields): readonly string[] {
  const { filePath } = quote;
  const finished = finishedFiles(quote).map((file) => file.filePath);
  return filePath === undefined ? finished : [filePath, ...finished];
}

/** Whether a submission has any document left. */
export function hasFiles(quote: FileFields): boolean {
  return fileKeysOf(quote).length > 0;
}

/** Whether all documents of a submission are deleted. One that never had any has lost none. */
export function areFilesGone(quote: FileFields & Pick<QuoteSubmission, 'fileName'>): boolean {
  const { deliveries = [] } = quote;
  return (hadDocument(quote) || deliveries.length > 0) && !hasFiles(quote);
}

/** Keys of finished files that staff have withdrawn: due at once, regardless of any clock. */
export function removedKeysOf({ deliverables = [] }: Pick<FileFields, 'deliverables'>) {
  return deliverables.flatMap(({ filePath, removedAt }) =>
    removedAt === undefined ? [] : [filePath],
  );
}

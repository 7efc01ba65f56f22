import type { QuoteSubmission } from '../record/quote.ts';

/** A document that a submission has: its source document or a finished file. */
export interface OrderFile {
  /** Opaque key under which it is kept. */
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

/** Every finished file whose bytes are kept: those handed over, then those that wait. */
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

/** The keys of finished files that staff have taken back: due at once, whatever clock runs. */
export function removedKeysOf({ deliverables = [] }: Pick<FileFields, 'deliverables'>) {
  return deliverables.flatMap(({ filePath, removedAt }) =>
    removedAt === undefined ? [] : [filePath],
  );
}

import { hadDocument } from '../record/no-document.ts';
import type { QuoteSubmission } from '../record/quote.ts';

/** A document of a submission: its source document, an added file or a finished one. */
export interface OrderFile {
  /** Opaque storage key. */
  readonly filePath: string;
  readonly fileName: string;
  readonly fileSize: number;
  /** Of its bytes, hexadecimal. */
  readonly fileSha256: string;
}

type FileFields = Pick<
  QuoteSubmission,
  'filePath' | 'sources' | 'deliverables' | 'deliveries' | 'jobs'
>;

type Removable = Pick<QuoteSubmission, 'deliverables' | 'sources' | 'invoices' | 'jobs'>;

/** Everything that the server keeps for a submission: its documents, and invoices, which outlive them. */
export function storedFiles(
  quote: FileFields & Pick<QuoteSubmission, 'invoices'> & Omit<OrderFile, 'filePath'>,
): readonly OrderFile[] {
  return [...orderFiles(quote), ...invoiceFiles(quote)];
}

/** Every invoice whose bytes are kept, taken back or not. */
export function invoiceFiles({ invoices = [] }: Pick<QuoteSubmission, 'invoices'>) {
  return invoices.flatMap(withBytes);
}

/** The keys of everything that is kept. */
export function storedKeysOf(
  quote: FileFields & Pick<QuoteSubmission, 'invoices'>,
): readonly string[] {
  return [...fileKeysOf(quote), ...invoiceFiles(quote).map((file) => file.filePath)];
}

/** Every document that a submission has, the source document first. The same clock deletes all of them. */
export function orderFiles(quote: FileFields & Omit<OrderFile, 'filePath'>): readonly OrderFile[] {
  const { filePath, fileName, fileSize, fileSha256 } = quote;
  const others = [...addedFiles(quote), ...finishedFiles(quote)];
  if (filePath === undefined) return others;
  return [{ filePath, fileName, fileSize, fileSha256 }, ...others];
}

/** Every added file whose bytes are kept. */
export function addedFiles({ sources = [] }: Pick<FileFields, 'sources'>): readonly OrderFile[] {
  return sources.flatMap(withBytes);
}

/** Every finished file whose bytes are kept: delivered ones, those not yet delivered, and those of translators. */
export function finishedFiles(
  order: Pick<FileFields, 'deliverables' | 'deliveries' | 'jobs'>,
): readonly OrderFile[] {
  const { deliveries = [], deliverables = [] } = order;
  const delivered = deliveries.flatMap(({ files }) => files.flatMap(withBytes));
  return [...delivered, ...deliverables, ...translatorsFiles(order).flatMap(withBytes)];
}

/** What translators have uploaded, kept or not. What the office took over is the order's own. */
export function translatorsFiles({ jobs = [] }: Pick<QuoteSubmission, 'jobs'>) {
  return jobs.flatMap(({ finished }) => finished);
}

function withBytes<File extends { readonly filePath?: string | undefined }>({
  filePath,
  ...file
}: File) {
  return filePath === undefined ? [] : [{ ...file, filePath }];
}

/** The keys of all of them. */
export function fileKeysOf(quote: FileFields): readonly string[] {
  const { filePath } = quote;
  const others = [...addedFiles(quote), ...finishedFiles(quote)].map((file) => file.filePath);
  return filePath === undefined ? others : [filePath, ...others];
}

/** Whether a submission has any document left. */
export function hasFiles(quote: FileFields): boolean {
  return fileKeysOf(quote).length > 0;
}

/** Whether all documents of a submission are deleted. One that never had any has lost none. */
export function areFilesGone(quote: FileFields & Pick<QuoteSubmission, 'fileName'>): boolean {
  const { deliveries = [], sources = [] } = quote;
  const hadFiles = hadDocument(quote) || deliveries.length > 0 || sources.length > 0;
  return hadFiles && !hasFiles(quote);
}

/** Keys of files that were withdrawn: due at once, regardless of any clock. */
export function removedKeysOf(quote: Removable) {
  return removedFiles(quote).flatMap(({ filePath }) => (filePath === undefined ? [] : [filePath]));
}

/** Files that were withdrawn and still have to be deleted, with the moment of it. */
export function removedFiles(order: Removable) {
  const { deliverables = [], sources = [], invoices = [] } = order;
  return [...sources, ...deliverables, ...invoices, ...translatorsFiles(order)].filter(
    ({ filePath, removedAt }) => filePath !== undefined && removedAt !== undefined,
  );
}

import type { StoredQuote } from './stored-quote.ts';

/** Of a request that staff opened: earlier releases ask for each of these fields. */
export const noDocument = {
  fileName: '',
  fileSize: 0,
  fileType: '',
  /** SHA-256 of no bytes. */
  fileSha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  wordCount: 0,
  estimatedWordCount: 0,
  wordCountBasis: 'none',
  measurement: null,
  estimatedCost: '0.00',
} as const satisfies Partial<StoredQuote>;

/** Whether the client has sent a document with the request, kept or deleted. */
export function hadDocument({ fileName }: { readonly fileName: string }): boolean {
  return fileName !== noDocument.fileName;
}

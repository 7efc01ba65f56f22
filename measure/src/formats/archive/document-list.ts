import { type InnerDocument, maxListedDocuments } from '@yiqiao/contract/counting/measurement';
import { toPlainLine } from '@yiqiao/contract/text/plain-text';

const maxNameCharacters = 200;

/** A name from a stranger's file as it may be shown: one line, and its end where it is too long. */
export function cleanDocumentName(name: string): string {
  const plain = toPlainLine(name);
  return plain.length <= maxNameCharacters ? plain : `…${plain.slice(1 - maxNameCharacters)}`;
}

/** What a report tells of the documents within a document: those not counted in whole come first. */
export function listDocuments(documents: readonly InnerDocument[]): {
  documents: InnerDocument[];
  documentCount: number;
} {
  const open = documents.filter(isOpen);
  const whole = documents.filter((document) => !isOpen(document));
  return {
    documents: [...open, ...whole].slice(0, maxListedDocuments),
    documentCount: documents.length,
  };
}

function isOpen({ words, limit }: InnerDocument): boolean {
  return words === undefined || limit !== undefined;
}

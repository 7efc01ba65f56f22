import { type InnerDocument, maxListedDocuments } from '../../report/measurement.ts';

const maxNameCharacters = 200;

/** Characters that reorder, hide or annotate their neighbours: "contract\u202Efdp.exe" reads "contractexe.pdf". */
const invisible =
  /[\p{Cs}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

/** A name from a stranger's file, safe to display: one line, and only its end when it is too long. */
export function cleanDocumentName(name: string): string {
  const plain = name
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll(invisible, '')
    .trim();
  return plain.length <= maxNameCharacters ? plain : `…${plain.slice(1 - maxNameCharacters)}`;
}

/** What a report says of the documents within a document; those not counted completely come first. */
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

import { piecesFields } from '@yiqiao/contract/record/upload-form';
/** A document that was sent in pieces, as a form names it. */
export interface SentFile {
  readonly uploadId: string;
  readonly fileName: string;
  /** Media type reported by the browser. */
  readonly fileType: string;
}

export const sentFileFields = Object.values(piecesFields);

/** @returns `null` for a form that has no upload. */
export function readSentFile(fields: ReadonlyMap<string, string>): SentFile | null {
  const uploadId = fields.get(piecesFields.uploadId);
  if (uploadId === undefined) return null;
  return {
    uploadId,
    fileName: fields.get(piecesFields.fileName) ?? '',
    fileType: fields.get(piecesFields.fileType) ?? '',
  };
}

export function isSentFile(file: object): file is SentFile {
  return 'uploadId' in file;
}

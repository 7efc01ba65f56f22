import { isTooLarge } from '@yiqiao/contract/record/upload-limits';

export type FileOffer =
  | { readonly kind: 'taken'; readonly file: File; readonly offeredFiles: number }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'folder' }
  | { readonly kind: 'nothing' };

/** Why a document was not accepted. */
export type FileRefusal = Extract<FileOffer['kind'], 'too-large' | 'folder'>;

/** Takes the first of the files offered by a picker or a paste. */
export function takeFirstFile(files: Iterable<File>): FileOffer {
  const [file, ...others] = files;
  if (file === undefined) return { kind: 'nothing' };
  if (isTooLarge(file.size)) return { kind: 'too-large' };
  return { kind: 'taken', file, offeredFiles: 1 + others.length };
}

/** Takes the first file of a drop or a paste; a folder among them has no bytes to send. */
export function takeFirstTransferred({ items, files }: DataTransfer): FileOffer {
  const first = [...items].find(({ kind }) => kind === 'file');
  if (first?.webkitGetAsEntry()?.isDirectory) return { kind: 'folder' };
  return takeFirstFile(files);
}

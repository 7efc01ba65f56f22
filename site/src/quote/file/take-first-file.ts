import { isTooLarge } from '@yiqiao/contract/quote/upload-limits';

export type FileOffer =
  | { readonly kind: 'taken'; readonly file: File; readonly offeredFiles: number }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'folder' }
  | { readonly kind: 'nothing' };

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

/** What became of the other files; `null` when there were none. */
export function describeChoice(offeredFiles: number): string | null {
  return offeredFiles > 1 ? `Only the first of ${offeredFiles} files was taken.` : null;
}

import { isTooLarge } from '@yiqiao/contract/record/upload-limits';
import { listOffered, maxPackedFiles, type OfferedFiles } from './offered-files.ts';

export type FileOffer =
  | {
      readonly kind: 'taken';
      readonly file: File;
      readonly offeredFiles: number;
      /** All of them, where there are several: they can be sent as one package. */
      readonly offered?: OfferedFiles;
    }
  | { readonly kind: FileRefusal }
  | { readonly kind: 'nothing' };

/** Why a document was not accepted. */
export type FileRefusal =
  | 'too-large'
  /** A folder without a file in it. */
  | 'empty-folder'
  | 'unreadable-folder'
  /** A folder with more files than a package can hold. */
  | 'too-many';

/** Takes the first of the files offered by a picker, a drop or a paste. */
export function takeFirstFile(files: Iterable<File>): FileOffer {
  return takeFirstOffered(listOffered(files));
}

/** Takes the first; where there are several, all of them are kept at hand for a package. */
export function takeFirstOffered(offered: OfferedFiles): FileOffer {
  const { files, folder } = offered;
  const [first] = files;
  if (first === undefined) return { kind: 'nothing' };
  const isTooMany = files.length > maxPackedFiles;
  if (isTooMany && folder !== null) return { kind: 'too-many' };
  const { file } = first;
  if (isTooLarge(file.size)) return { kind: 'too-large' };
  const taken = { kind: 'taken', file, offeredFiles: files.length } as const;
  return files.length === 1 || isTooMany ? taken : { ...taken, offered };
}

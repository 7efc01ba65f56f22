import { isTooLarge } from '@yiqiao/contract/record/upload-limits';

/** A file that was offered, and where it was in its folder. */
export interface OfferedFile {
  readonly file: File;
  /** Folders and name, separated by "/"; the name alone where it came without a folder. */
  readonly path: string;
}

/** Files that were offered together. */
export interface OfferedFiles {
  /** In the order in which they are shown and packed. */
  readonly files: readonly OfferedFile[];
  /** The one folder that holds all of them; `null` if they came by themselves or from several. */
  readonly folder: string | null;
}

/**
 * Files that a package may hold. ZIP without its 64-bit extension counts up to 65,535 (APPNOTE 4.4.22); a list
 * that a person can check ends far below.
 */
export const maxPackedFiles = 10_000;

/** What macOS, Windows and Office put beside documents: never meant to be sent. */
const systemFile =
  /(?:^|\/)(?:__MACOSX\/.*|\._[^/]*|\.DS_Store|Thumbs\.db|desktop\.ini|~\$[^/]*)$/i;

export function isSystemFile(path: string): boolean {
  return systemFile.test(path);
}

/** Files as a picker, a drop or a paste hands them over; a folder picker adds the folders. */
export function listOffered(files: Iterable<File>): OfferedFiles {
  const all = Array.from(files, (file) => ({ file, path: file.webkitRelativePath || file.name }));
  const documents = all.filter(({ path }) => !isSystemFile(path));
  if (documents.some(({ path }) => path.includes('/'))) return listFolders(documents);
  // Somebody who offers nothing else means them.
  return { files: documents.length > 0 ? documents : all, folder: null };
}

/**
 * Files of folders, by name, since systems hand them over in any order. Those that are too large to be sent come
 * last: a film among contracts does not keep the first contract from being taken.
 */
export function listFolders(files: readonly OfferedFile[]): OfferedFiles {
  const sorted = [...files].sort(comparePaths);
  const roots = new Set(sorted.map(({ path }) => getTopFolder(path)));
  const [root = null] = roots;
  const isLarge = ({ file }: OfferedFile) => isTooLarge(file.size);
  return {
    files: [...sorted.filter((one) => !isLarge(one)), ...sorted.filter(isLarge)],
    folder: roots.size === 1 ? root : null,
  };
}

const collator = new Intl.Collator(undefined, { numeric: true });

/** Folder by folder, so that what lies together stays together. */
function comparePaths(one: OfferedFile, other: OfferedFile): number {
  const names = one.path.split('/');
  const otherNames = other.path.split('/');
  const at = names.findIndex((name, index) => name !== otherNames[index]);
  if (at === -1) return names.length - otherNames.length;
  return collator.compare(names[at] ?? '', otherNames[at] ?? '');
}

function getTopFolder(path: string): string | null {
  const end = path.indexOf('/');
  return end === -1 ? null : path.slice(0, end);
}

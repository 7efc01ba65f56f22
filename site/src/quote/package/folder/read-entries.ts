import {
  isSystemFile,
  listFolders,
  maxPackedFiles,
  type OfferedFile,
} from '../../file/offered-files.ts';
import { type FileOffer, takeFirstOffered } from '../../file/take-first-file.ts';

/** Deeper than any folder of documents: a link that leads back into its own folder. */
const maxDepth = 64;

/**
 * Reads dropped folders to their last file, and takes the first file of them. The system's own files are left out.
 * @throws the signal's reason.
 */
export async function takeFirstOfEntries(
  entries: readonly FileSystemEntry[],
  signal: AbortSignal,
): Promise<FileOffer> {
  const files: OfferedFile[] = [];
  try {
    for (const entry of entries) await collect(entry, '', files, signal);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof TooMany) return { kind: 'too-many' };
    if (error instanceof DOMException) return { kind: 'unreadable-folder' };
    throw error;
  }
  if (files.length === 0) return { kind: 'empty-folder' };
  return takeFirstOffered(listFolders(files));
}

class TooMany extends Error {}

async function collect(
  entry: FileSystemEntry,
  folder: string,
  files: OfferedFile[],
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  const path = `${folder}${entry.name}`;
  if (isDirectory(entry)) {
    if (path.split('/').length > maxDepth) throw new DOMException('too deep', 'NotReadableError');
    for (const inner of await listFolder(entry)) await collect(inner, `${path}/`, files, signal);
  } else if (isFile(entry) && !isSystemFile(path)) {
    if (files.length >= maxPackedFiles) throw new TooMany();
    files.push({ path, file: await openFile(entry) });
  }
}

/** All entries of a folder: engines hand them over a hundred at a time. */
async function listFolder(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const entries: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return entries;
    entries.push(...some);
  }
}

function openFile(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}

function isDirectory(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

import { link, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '@yiqiao/ports/faults/error-code';
import { type FileFacts, isSame, readFacts } from '../copy-document.ts';
import type { Archive } from './archives.ts';

export interface PreviousDocuments {
  /** Whether an older backup lists this document, by size and hash. Does not read any document. */
  lists(path: string, expected: FileFacts): boolean;
  /**
   * Finds an intact copy in the older backups, reading every byte of it.
   * @returns its path, or `null`; `isDamaged` when a listed copy had changed.
   */
  findIntact(path: string, expected: FileFacts): Promise<IntactCopy>;
}

export interface IntactCopy {
  readonly path: string | null;
  readonly isDamaged: boolean;
}

/** The documents that older backups hold. A document never changes, so a new backup can share them. */
export function createPreviousDocuments(archives: readonly Archive[]): PreviousDocuments {
  const copies = new Map<string, { readonly path: string; readonly facts: FileFacts }[]>();
  // Newest first, since a damaged copy is replaced in the newest backup.
  for (const { folder, manifest } of [...archives].reverse()) {
    for (const { path, size, sha256 } of manifest.files) {
      const copy = { path: join(folder, path), facts: { size, sha256 } };
      copies.set(path, [...(copies.get(path) ?? []), copy]);
    }
  }
  function candidates(path: string, expected: FileFacts) {
    return (copies.get(path) ?? []).filter(({ facts }) => isSame(facts, expected));
  }
  return {
    lists: (path, expected) => candidates(path, expected).length > 0,
    async findIntact(path, expected) {
      let isDamaged = false;
      for (const copy of candidates(path, expected)) {
        const facts = await readFacts(copy.path).catch(() => null);
        if (facts !== null && isSame(facts, expected)) return { path: copy.path, isDamaged };
        isDamaged = true;
      }
      return { path: null, isDamaged };
    },
  };
}

/** Whether the folder supports hard links; some network shares and USB disks do not. */
export async function canLink(folder: string): Promise<boolean> {
  const first = join(folder, `.linkable-${process.pid}`);
  const second = `${first}-too`;
  try {
    await writeFile(first, '');
    await link(first, second);
    return true;
  } catch (error) {
    if (['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'].includes(errorCode(error) ?? '')) {
      return false;
    }
    throw error;
  } finally {
    await Promise.all([rm(first, { force: true }), rm(second, { force: true })]);
  }
}

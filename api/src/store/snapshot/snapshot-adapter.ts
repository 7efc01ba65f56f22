import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Adapter } from 'lowdb';
import type { Disk } from '../../disk/disk.ts';
import { temporaryEnding, writeNewFile } from '../../disk/durable-file.ts';
import type { QuoteBook } from '../book/quote-book.ts';
import type { StoreFiles } from '../recovery/store-files.ts';
import { formatSnapshot, type SnapshotHead } from './snapshot-text.ts';

export interface SnapshotAdapter extends Adapter<QuoteBook> {
  /** Bytes of the snapshot on the disk. */
  readonly size: () => number;
  /** Gives up a snapshot that is being written; the one before stays. */
  abandon(): void;
}

export interface SnapshotOnDisk {
  /** The last change in it. */
  readonly sequence: number;
  readonly size: number;
}

export interface SnapshotPlace {
  readonly files: Pick<StoreFiles, 'folder' | 'snapshot'>;
  readonly head: SnapshotHead;
  /** The snapshot on the disk, if there is a good one. */
  readonly present?: SnapshotOnDisk;
  readonly disk: Disk;
}

/**
 * lowdb's way to the disk: the snapshot is written beside the old one in slices, flushed, and only then
 * takes its name; the old one stays as a generation. lowdb's own file adapter neither flushes nor
 * divides the work.
 */
export function createSnapshotAdapter(
  recovered: QuoteBook,
  { files, head, present, disk }: SnapshotPlace,
): SnapshotAdapter {
  const temporary = `${files.snapshot}${temporaryEnding}`;
  let current = present;
  let isAbandoned = false;

  async function* slices(book: QuoteBook) {
    for (const slice of formatSnapshot(head, book)) {
      if (isAbandoned) throw new Error('The store is closing.');
      yield slice;
      await nextTurn();
    }
  }

  return {
    size: () => current?.size ?? 0,
    read: async () => recovered,
    abandon() {
      isAbandoned = true;
    },
    async write(book) {
      await disk.remove(temporary);
      const size = await writeNewFile(temporary, slices(book), disk);
      if (current !== undefined && current.sequence !== book.sequence) {
        await disk.rename(files.snapshot, `${files.snapshot}.${current.sequence}`);
        await disk.syncFolder(files.folder);
        current = undefined;
      }
      await disk.rename(temporary, files.snapshot);
      await disk.syncFolder(files.folder);
      current = { sequence: book.sequence, size };
    },
  };
}

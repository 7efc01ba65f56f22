import { setTimeout as delay } from 'node:timers/promises';
import type { Adapter } from 'lowdb';
import type { Disk } from '../../disk/disk.ts';
import { temporaryEnding, writeNewFile } from '../../disk/durable-file.ts';
import type { QuoteBook } from '../book/quote-book.ts';
import type { StoreFiles } from '../folder/store-files.ts';
import { formatSnapshot, type SnapshotHead } from './snapshot-text.ts';

/**
 * Pauses between two pieces, so that changes come first: a snapshot of a hundred thousand submissions may take some
 * seconds, since nothing waits for it.
 */
const pauseMs = 2;
const bytesPerWrite = 64 * 1024;

export interface SnapshotAdapter extends Adapter<QuoteBook> {
  /** As `write`, but without pauses: for a store that is not in use yet. */
  writeAtOnce(book: QuoteBook): Promise<void>;
  /** Bytes of the snapshot on the disk. */
  readonly size: () => number;
  /** The last change in it; 0 without one. */
  readonly sequence: () => number;
  /** Abandons a snapshot that is being written in pieces; the previous one stays. */
  abandon(): void;
  isAbandoned(): boolean;
}

export interface SnapshotOnDisk {
  /** The last change in it. */
  readonly sequence: number;
  readonly size: number;
}

export interface SnapshotPlace {
  readonly files: Pick<StoreFiles, 'folder' | 'snapshot'>;
  readonly head: SnapshotHead;
  /** The snapshot on the disk, if there is an intact one. */
  readonly present: SnapshotOnDisk | undefined;
  readonly disk: Disk;
}

/**
 * lowdb's adapter for the disk: the snapshot is written beside the old one in slices, flushed, and only then
 * renamed; the old one stays as a generation. lowdb's own file adapter neither flushes nor slices.
 */
export function createSnapshotAdapter(
  recovered: QuoteBook,
  { files, head, present, disk }: SnapshotPlace,
): SnapshotAdapter {
  const temporary = `${files.snapshot}${temporaryEnding}`;
  let current = present;
  let isAbandoned = false;

  async function* piecemeal(book: QuoteBook) {
    for (const piece of formatSnapshot(head, book)) {
      if (isAbandoned) throw new Error('The store is closing.');
      yield piece;
      await delay(pauseMs);
    }
  }

  async function replace(sequence: number, pieces: Pieces): Promise<void> {
    await disk.remove(temporary);
    const size = await writeNewFile(temporary, inBlocks(pieces), disk);
    if (current !== undefined && current.sequence !== sequence) {
      await disk.rename(files.snapshot, `${files.snapshot}.${current.sequence}`);
      await disk.syncFolder(files.folder);
      current = undefined;
    }
    await disk.rename(temporary, files.snapshot);
    await disk.syncFolder(files.folder);
    current = { sequence, size };
  }

  return {
    size: () => current?.size ?? 0,
    sequence: () => current?.sequence ?? 0,
    read: async () => recovered,
    abandon() {
      isAbandoned = true;
    },
    isAbandoned: () => isAbandoned,
    write: (book) => replace(book.sequence, piecemeal(book)),
    writeAtOnce: (book) => replace(book.sequence, formatSnapshot(head, book)),
  };
}

type Pieces = Iterable<Buffer> | AsyncIterable<Buffer>;

/** Pieces are small for the sake of the event loop; they are joined for the disk. */
async function* inBlocks(pieces: Pieces): AsyncIterable<Buffer> {
  let block: Buffer[] = [];
  let bytes = 0;
  for await (const piece of pieces) {
    block.push(piece);
    bytes += piece.length;
    if (bytes < bytesPerWrite) continue;
    yield Buffer.concat(block);
    block = [];
    bytes = 0;
  }
  yield Buffer.concat(block);
}

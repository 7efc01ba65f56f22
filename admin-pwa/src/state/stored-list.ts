import type { ListHead } from '../offline/storage/list-head.ts';
import { type Chunk, chunkKeyOf } from '../offline/storage/quote-chunks.ts';
import type { ConsoleEdges } from './edges.ts';

export interface StoredList {
  readonly head: ListHead;
  /** The chunks of the first screen. */
  readonly newest: readonly Chunk[];
  /** Reads the others when that screen is painted; gives all chunks by ascending key. */
  readRest(): Promise<Chunk[]>;
}

const chunksPerSlice = 4;

/** More rows than a screen shows at once: the others are read, and checked, behind it. */
const firstRows = 12;

/** The list that this device keeps; `null` when there is none. */
export async function readStoredList({
  storage,
  afterPaint,
  yieldToScreen,
}: Pick<ConsoleEdges, 'storage' | 'afterPaint' | 'yieldToScreen'>): Promise<StoredList | null> {
  const head = await storage.readListHead();
  if (head === null) return null;
  const firstKey = chunkKeyOf(firstRows - 1, head.total);
  const newest = await storage.readChunks(firstKey, head.chunkCount - 1);
  if (newest.length === 0 && head.total > 0) return null;

  return {
    head,
    newest,
    async readRest() {
      const slices: Chunk[][] = [[...newest]];
      await afterPaint();
      for (let end = firstKey - 1; end >= 0; end -= chunksPerSlice) {
        await yieldToScreen();
        slices.push(await storage.readChunks(Math.max(0, end - chunksPerSlice + 1), end));
      }
      return slices.reverse().flat();
    },
  };
}

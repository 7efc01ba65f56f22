import { blockBytes, blocksAtOnce, canHash, hashBlocks } from './hash-blocks.ts';
import type { KeptUpload } from './kept.ts';
import { deleteKept, writeKept } from './kept-store.ts';

/**
 * What this device remembers of an upload. Invariant: the hashes of a byte's block are on the device before the byte is
 * sent, so that whatever the server may have later can be compared with a file.
 */
export interface Ledger {
  /** Resolves when the blocks up to `end` are on this device. @returns false if the file cannot be read. */
  cover(end: number, known: Pick<KeptUpload, 'confirmedBytes' | 'expiresAt'>): Promise<boolean>;
  /** Begins to hash what will soon have to be covered. */
  prepare(end: number): void;
  readonly blocks: readonly string[];
  forget(): Promise<void>;
}

/** Of an upload that is not remembered. */
const blankLedger: Ledger = {
  cover: async () => true,
  prepare: () => {},
  blocks: [],
  forget: async () => {},
};

/** @param begun what is known of the upload; `null` if it is not to be remembered. */
export function openLedger(file: File, begun: KeptUpload | null): Ledger {
  if (begun === null || !canHash()) return blankLedger;
  const blocks = [...begun.blocks];
  let isRemembered = true;
  let hashing: Promise<void> = Promise.resolve();

  async function hashUpTo(end: number) {
    const wanted = Math.ceil(Math.min(end, file.size) / blockBytes);
    while (isRemembered && blocks.length < wanted) {
      const next = Math.min(wanted, blocks.length + blocksAtOnce);
      blocks.push(...(await hashBlocks(file, blocks.length, next)));
    }
  }
  /** One after the other. What failed is tried again: a page that is being left reads nothing, but may come back. */
  function hash(end: number): Promise<void> {
    hashing = hashing.catch(() => {}).then(() => hashUpTo(end));
    return hashing;
  }

  return {
    blocks,
    async cover(end, known) {
      try {
        await hash(end);
      } catch (error) {
        if (error instanceof DOMException) return false;
        throw error;
      }
      isRemembered &&= await writeKept({ ...begun, ...known, blocks });
      return true;
    },
    prepare(end) {
      hash(end).catch(() => {});
    },
    forget: () => deleteKept(begun.id),
  };
}

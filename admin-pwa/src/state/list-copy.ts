import type { QuoteSubmission } from '@yiqiao/contract/quote';
import type { ListHead } from '../offline/storage/list-head.ts';
import { type Chunk, chunkKeyOf, signatureOf } from '../offline/storage/quote-chunks.ts';

/** The list as this page holds it: the same chunks that are on the device, by key. */
export interface ListCopy {
  readonly isEmpty: boolean;
  readonly etag: string | null;
  readonly signatures: readonly string[];
  /** A copy of the chunks, for a refresh to put its changes into. */
  draft(): Chunk[];
  /** Takes a whole list; returns its rows, newest first. */
  take(chunks: readonly Chunk[], head: ListHead): QuoteSubmission[];
  /** Puts one row in the place of the one at `index` of `total`; returns the chunk to be stored. */
  replace(quote: QuoteSubmission, index: number, total: number): Chunk | null;
  /** Notes when the server said that this still is the list; returns the head to be stored. */
  confirm(at: Pick<ListHead, 'asOf' | 'clockOffsetMs'>): ListHead | null;
  clear(): void;
}

export function createListCopy(): ListCopy {
  let chunks: readonly Chunk[] = [];
  let head: ListHead | null = null;

  return {
    get isEmpty() {
      return chunks.length === 0;
    },
    get etag() {
      return head?.etag ?? null;
    },
    get signatures() {
      return chunks.map(({ signature }) => signature);
    },
    draft: () => [...chunks],
    take(nextChunks, nextHead) {
      const quotes = flatten(nextChunks);
      // A copy with a hole is worth nothing: without its name the next refresh brings all of it.
      const isWhole = quotes.length === nextHead.total;
      chunks = isWhole ? nextChunks : [];
      head = isWhole ? nextHead : null;
      return quotes;
    },
    replace(quote, index, total) {
      const key = chunkKeyOf(index, total);
      const chunk = chunks[key];
      if (!chunk) return null;
      const rows = chunk.quotes.map((row) => (row.id === quote.id ? quote : row));
      const changed = { key, quotes: rows, signature: signatureOf(rows) };
      chunks = chunks.map((old, at) => (at === key ? changed : old));
      return changed;
    },
    confirm(at) {
      head = head && { ...head, ...at };
      return head;
    },
    clear() {
      chunks = [];
      head = null;
    },
  };
}

/** Chunks by ascending key hold the oldest rows first; the list starts with the newest. */
export function flatten(chunks: readonly Chunk[]): QuoteSubmission[] {
  return [...chunks].reverse().flatMap(({ quotes }) => quotes);
}

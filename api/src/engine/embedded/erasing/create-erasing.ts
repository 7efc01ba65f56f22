import type { QuoteShelf } from '../book/quote-shelf.ts';
import type { CommitQueue } from '../commit/commit-queue.ts';
import type { Erasing } from '../quote-store.ts';
import type { Compaction } from '../snapshot/compaction.ts';

interface ErasingParts {
  readonly queue: CommitQueue;
  readonly shelf: Pick<QuoteShelf, 'erasures'>;
  readonly compaction: Pick<Compaction, 'begin' | 'purge'>;
  reportFault(error: unknown): void;
}

/**
 * Erasing in the store's own files. Order: the commit that takes the submissions out, then the files that
 * still hold them replaced, then the commit that says so. After a crash the erasure stands as begun.
 */
export function createErasing({ queue, shelf, compaction, reportFault }: ErasingParts): Erasing {
  return {
    begin: (ids, compose) =>
      queue.submit((draft) => {
        const quotes = ids.map((id) => draft.get(id)).filter((quote) => quote !== undefined);
        const erasure = compose(quotes);
        draft.putErasure(erasure);
        return erasure;
      }),
    scrub: () => compaction.purge(queue.runBetween),
    async finish(id) {
      await queue.submit((draft) => {
        const begun = shelf.erasures().find((erasure) => erasure.id === id);
        if (begun?.files === undefined) return;
        const { files: _files, ...finished } = begun;
        draft.putErasure(finished);
      });
      // So that there is an earlier generation again, for a snapshot that turns out to be damaged.
      queue.runBetween(compaction.begin).catch(reportFault);
    },
    forgetPages: (id) =>
      queue.submit((draft) => {
        const erasure = shelf.erasures().find((known) => known.id === id);
        if (erasure?.pages === undefined) return;
        const { pages: _pages, ...others } = erasure;
        draft.putErasure(others);
      }),
    readErasures: async () => shelf.erasures(),
  };
}

import type { QuoteShelf } from './book/quote-shelf.ts';
import type { CommitQueue } from './commit/commit-queue.ts';
import type { Erasing } from './quote-store.ts';
import type { Compaction } from './snapshot/compaction.ts';

interface ErasingParts {
  readonly queue: CommitQueue;
  readonly shelf: Pick<QuoteShelf, 'erasures'>;
  readonly compaction: Pick<Compaction, 'begin' | 'purge'>;
  reportFault(error: unknown): void;
}

/**
 * Erasing in the store's own files. Order: the commit that removes the submissions, then the replacement of the
 * files that still hold them, then the commit that records it. After a crash the erasure is still pending.
 */
export function createErasing({ queue, shelf, compaction, reportFault }: ErasingParts): Erasing {
  const leaveOut = (field: 'files' | 'pages', id: string) =>
    queue.submit((draft) => {
      const known = shelf.erasures().find((erasure) => erasure.id === id);
      if (known?.[field] === undefined) return;
      const { [field]: _left, ...others } = known;
      draft.putErasure(others);
    });

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
      await leaveOut('files', id);
      // Makes an earlier generation again, in case a snapshot turns out to be damaged.
      queue.runBetween(compaction.begin).catch(reportFault);
    },
    forgetPages: (id) => leaveOut('pages', id),
    readErasures: async () => shelf.erasures(),
  };
}

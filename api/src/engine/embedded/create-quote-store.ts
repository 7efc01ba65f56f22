import { Low } from 'lowdb';
import { emptyBook, type QuoteBook } from './book/quote-book.ts';
import { createDraft, type QuoteDraft } from './book/quote-draft.ts';
import { createQuoteShelf } from './book/quote-shelf.ts';
import type { Commit } from './book/store-change.ts';
import { createCommitQueue } from './commit/commit-queue.ts';
import { createHealing } from './commit/healing.ts';
import { createErasing } from './create-erasing.ts';
import { createRecords } from './create-records.ts';
import type { DocumentsMark } from './documents/documents-owner.ts';
import { createJobQueue } from './job-queue.ts';
import type { LiveJournal } from './journal/live-journal.ts';
import type { QuoteStore } from './quote-store.ts';
import { type CompactionParts, createCompaction } from './snapshot/compaction.ts';

export interface QuoteStoreParts extends Omit<CompactionParts, 'low' | 'journal'> {
  readonly journal: LiveJournal;
  /** Tells the documents' folder how far the store has come. */
  readonly mark: DocumentsMark | null;
  /** Releases the locks on the two folders. */
  release(): Promise<void>;
}

/** The store on top of its opened files. */
export async function createQuoteStore(parts: QuoteStoreParts): Promise<QuoteStore> {
  const { journal, report } = parts;
  const low = new Low<QuoteBook>(parts.adapter, emptyBook);
  await low.read();
  const shelf = createQuoteShelf(low, report);
  const compaction = createCompaction({ ...parts, low });
  const queue = createCommitQueue({
    createDraft: () => createDraft(shelf),
    write,
    apply(commit) {
      shelf.apply(commit);
      parts.mark?.note(commit.sequence);
      if (!isClosing && compaction.isDue()) queue.runBetween(compaction.begin).catch(reportFault);
    },
  });
  let isClosing = false;
  const healing = createHealing(() => queue.runBetween(journal.heal));

  async function write(changes: QuoteDraft['changes'], isAlone: boolean): Promise<Commit> {
    try {
      if (!journal.isTrusted()) await compaction.begin();
      const commit = await journal.append(changes, isAlone);
      healing.noteSuccess();
      return commit;
    } catch (error) {
      healing.noteFailure();
      throw error;
    }
  }

  function reportFault(error: unknown): void {
    report(`The journal could not be replaced; it stays in use. ${String(error)}`);
  }

  return {
    ...createRecords(shelf, queue),
    isHealthy: async () => healing.isHealthy(),
    readAll: async () => ({ cursor: shelf.cursor(), parts: shelf.segments() }),
    changesSince: async (cursor) => shelf.changesSince(cursor),
    onChange: shelf.onChange,
    onRemove: shelf.onRemove,
    ...createErasing({ queue, shelf, compaction, reportFault }),
    ...createJobQueue(shelf.segments),
    async close() {
      isClosing = true;
      healing.stop();
      await queue.close();
      await compaction.finish();
      try {
        await journal.close();
        await parts.mark?.close();
      } finally {
        await parts.release();
      }
    },
  };
}

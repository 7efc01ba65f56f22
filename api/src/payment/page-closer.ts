import type { Erasure } from '@yiqiao/contract/commands/server/erasure';
import { isOutdated } from '@yiqiao/contract/life/order-money';
import { isAwaited } from '@yiqiao/contract/record/payment';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { Engine } from '@yiqiao/ports/engine';
import type { Log } from '@yiqiao/ports/log';
import type { KeepFact } from './fact-keeper.ts';
import type { PageOpener } from './page-opener.ts';

interface PageCloserOptions extends Pick<Engine, 'erasures'> {
  readonly pages: Pick<PageOpener, 'close'>;
  readonly keepFact: KeepFact;
  readonly log: Log;
}

/**
 * Closes the provider's pages on which nothing is to be paid any longer. If the provider does not answer, a job tries
 * again: until then the record, or what remains of a person, names the page.
 */
export interface PageCloser {
  // Both always resolve: failures are logged.
  /** Those of a cancelled order, and those that ask for another sum than is open. */
  closeOutdated(quote: StoredQuote): Promise<void>;
  /** Those of persons who were erased. */
  closeErased(): Promise<void>;
}

export function createPageCloser(options: PageCloserOptions): PageCloser {
  const { log } = options;
  const closer = createCloser(options);
  const told = (work: Promise<void>) =>
    work.catch((error: unknown) => log('warn', 'page-not-closed', { reason: String(error) }));
  return {
    closeOutdated: (quote) => told(closer.closeOutdated(quote)),
    closeErased: () => told(closer.closeErased()),
  };
}

function createCloser({ erasures, pages, keepFact, log }: PageCloserOptions): PageCloser {
  /** @returns whether it is known that nobody can pay there. */
  async function closeOne(session: string, erasure: string): Promise<boolean> {
    const page = await pages.close(session);
    if (page === null || page.url !== null) return false;
    const { outcome } = page.fact;
    // The record is gone: the office has to look in the provider's books, and pay back.
    if (outcome !== 'failed') log('error', 'erased-but-paid', { erasure, session, outcome });
    return true;
  }

  async function closeOf({ id, pages: sessions = [] }: Erasure): Promise<void> {
    for (const session of sessions) {
      if (!(await closeOne(session, id))) return;
    }
    await erasures.forgetPages(id);
  }

  return {
    async closeOutdated(quote) {
      for (const payment of quote.payments?.filter(isAwaited) ?? []) {
        if (!isOutdated(quote, payment)) continue;
        const { id, session } = payment;
        const page = session === undefined ? null : await pages.close(session);
        if (page !== null) await keepFact({ payment: id, submission: quote.id }, page.fact);
      }
    },
    async closeErased() {
      const begun = await erasures.readErasures();
      const due = begun.filter(({ files, pages: open }) => files === undefined && open);
      for (const erasure of due) await closeOf(erasure);
    },
  };
}

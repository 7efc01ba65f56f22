import type { Erasure } from '@yiqiao/contract/commands/server/erasure';
import { findPayableOffer } from '@yiqiao/contract/life/life-state';
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
 * Closes the provider's pages of payments that are no longer due. If the provider does not answer, a job tries
 * again: until then the page is named in the submission's record or, once that is erased, in the erasure.
 */
export interface PageCloser {
  // Neither ever rejects: failures are logged.
  /** The pages of a cancelled order; does nothing for any other order. */
  closeCancelled(quote: StoredQuote): Promise<void>;
  /** The pages of erased persons. */
  closeErased(): Promise<void>;
}

export function createPageCloser(options: PageCloserOptions): PageCloser {
  const { log } = options;
  const closer = createCloser(options);
  const told = (work: Promise<void>) =>
    work.catch((error: unknown) => log('warn', 'page-not-closed', { reason: String(error) }));
  return {
    closeCancelled: (quote) => told(closer.closeCancelled(quote)),
    closeErased: () => told(closer.closeErased()),
  };
}

function createCloser({ erasures, pages, keepFact, log }: PageCloserOptions): PageCloser {
  /** @returns whether it is certain that nobody can pay there. */
  async function closeOne(session: string, erasure: string): Promise<boolean> {
    const page = await pages.close(session);
    if (page === null || page.url !== null) return false;
    const { outcome } = page.fact;
    // The record is gone: the office has to find the payment in the provider's books, and refund it.
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
    async closeCancelled(quote) {
      if (findPayableOffer(quote) !== null) return;
      for (const { id, session } of quote.payments?.filter(isAwaited) ?? []) {
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

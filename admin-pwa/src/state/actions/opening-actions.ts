import { markOpened } from '@yiqiao/contract/commands/office/mark-opened';
import { HttpError } from '@yiqiao/contract/http/http-error';
import { isUnopened } from '@yiqiao/contract/life/order-life';
import { isHandedTo } from '@yiqiao/contract/record/assignee';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { isTemporary } from '../../offline/sync.ts';
import type { ConsoleContext } from '../edges.ts';
import type { ListActions } from '../list/list-actions.ts';
import type { SessionNeeds } from '../session-needs.ts';

export interface OpeningActions {
  /** Marks a submission as opened here at once, and tells the server as soon as that is possible. */
  markOpened(quote: QuoteSubmission): Promise<void>;
  /** Tells the server of openings it has not been told of. */
  tellOpenings(): Promise<void>;
}

interface OpeningNeeds extends SessionNeeds {
  readonly list: Pick<ListActions, 'applyQuote' | 'showOpened'>;
}

/**
 * Openings have a queue apart from the outbox: they affect no decision, cannot collide, may arrive twice
 * and in any order, and are not worth a line among the changes that wait.
 */
export function createOpeningActions(
  { edges, store }: ConsoleContext,
  { list, sessionId, onSessionEnded }: OpeningNeeds,
): OpeningActions {
  let telling: Promise<void> | null = null;

  async function update(change: (ids: readonly string[]) => readonly string[]): Promise<void> {
    list.showOpened(await edges.storage.updateOpenings(change));
  }

  /** @returns whether the server has taken it, or never will. */
  async function tell(id: string): Promise<boolean> {
    const askedIn = sessionId();
    try {
      const quote = await edges.ask(markOpened, { id });
      if (sessionId() !== askedIn) return false;
      await list.applyQuote(askedIn, quote);
      return true;
    } catch (error) {
      if (!(error instanceof HttpError)) return false;
      if (error.status === 401 && sessionId() === askedIn) await onSessionEnded();
      return !isTemporary(error) && error.status !== 401;
    }
  }

  async function tellAll(): Promise<void> {
    let ids = await edges.storage.readOpenings();
    while (ids[0] !== undefined) {
      const id = ids[0];
      if (!(await tell(id))) return;
      await update((kept) => kept.filter((other) => other !== id));
      ids = await edges.storage.readOpenings();
    }
  }

  async function tellOpenings(): Promise<void> {
    if (store.getState().session !== 'signed-in' || !edges.isConnected()) return;
    telling ??= tellAll().finally(() => {
      telling = null;
    });
    await telling;
  }

  return {
    tellOpenings,
    async markOpened(quote) {
      const { session, storage, person } = store.getState();
      const isNew = isUnopened(quote) || isHandedTo(quote.assignee, person?.id);
      if (!isNew || session === 'signed-out' || storage === 'outdated') return;
      await update((ids) => (ids.includes(quote.id) ? ids : [...ids, quote.id]));
      edges.tabs.tell('opened');
      await telling;
      await tellOpenings();
    },
  };
}

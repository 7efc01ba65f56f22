import type { OfferRefusal } from '@yiqiao/contract/commands/office/make-offer';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import type { Aside, OfferEntry, OfferTerms } from '../../offline/outbox/outbox-entry.ts';
import {
  findAsideFault,
  findOfferFault,
  queueAside,
  queueAssignment,
  queueOffer,
} from '../../offline/outbox/queue-entries.ts';
import { remove } from '../../offline/outbox/take-back.ts';
import type { DraftParts, OrderDraft } from '../../offline/storage/records/order-draft.ts';
import type { ConsoleContext } from '../edges.ts';
import { askWhetherToTell } from '../notices/asking.ts';
import type { Queue } from '../outbox/queue.ts';

export interface OrderActions {
  /**
   * Makes an offer: stored on the device first, then sent.
   * @returns what is wrong with it; `null` if it was accepted for sending.
   */
  makeOffer(quote: QuoteSubmission, offer: OfferTerms): Promise<OfferRefusal | null>;
  /** As `makeOffer`, for a command that collides with nothing. */
  take(quote: QuoteSubmission, aside: Aside): Promise<string | null>;
  /** Makes an order somebody's, or nobody's: stored on the device first, then sent. */
  assign(quote: QuoteSubmission, personId: string | null, note?: string): Promise<void>;
  /** Turns an offer that can no longer be sent into a note for the office. */
  keepAsNote(entry: OfferEntry, text: string): Promise<void>;
  readDraft(quoteId: string): Promise<OrderDraft | null>;
  writeDraft(quoteId: string, parts: DraftParts): Promise<void>;
}

export function createOrderActions(
  context: ConsoleContext,
  { update, sendOrWait }: Queue,
): OrderActions {
  const { edges, store } = context;
  const sender = () => {
    const { username, clockOffsetMs } = store.getState();
    return { username, changeId: edges.randomId(), at: edges.now() + clockOffsetMs };
  };

  async function take(quote: QuoteSubmission, aside: Aside) {
    const decision = { ...sender(), quote, aside };
    const fault = findAsideFault(store.getState().outbox, decision);
    if (fault !== null) return fault;
    await update((entries) => queueAside(entries, decision));
    void sendOrWait(quote.id);
    return null;
  }

  return {
    async makeOffer(quote, offer) {
      const decision = { ...sender(), quote, offer };
      const fault = findOfferFault(store.getState().outbox, decision);
      if (fault !== null) return fault;
      await update((entries) => queueOffer(entries, decision));
      void sendOrWait(quote.id);
      askWhetherToTell(context, quote, 'offer');
      return null;
    },
    take,
    async assign(quote, personId, note) {
      const decision = { ...sender(), quote, personId, note };
      await update((entries) => queueAssignment(entries, decision));
      void sendOrWait(quote.id);
      if (personId === store.getState().person?.id) askWhetherToTell(context, quote, 'order');
    },
    async keepAsNote(entry, text) {
      const quote = store.getState().list.quotes.find(({ id }) => id === entry.quoteId);
      if (quote === undefined) return;
      await update((entries) => remove(entries, entry.seq));
      await take(quote, { command: 'keepNote', request: { text } });
    },
    async readDraft(quoteId) {
      const draft = await edges.storage.readDraft(quoteId);
      return draft?.username === store.getState().username ? draft : null;
    },
    async writeDraft(quoteId, parts) {
      const { session, username } = store.getState();
      // What is typed in the moment in which the session ends must not follow what was sealed.
      if (session !== 'signed-out') await edges.storage.writeDraft({ quoteId, username }, parts);
    },
  };
}

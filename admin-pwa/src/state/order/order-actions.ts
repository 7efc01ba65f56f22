import type { OfferRefusal } from '@yiqiao/contract/commands/office/make-offer';
import { renewLink } from '@yiqiao/contract/commands/office/renew-link';
import { endpoints } from '@yiqiao/contract/http/endpoints';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import type { Aside, OfferEntry, OfferTerms } from '../../offline/outbox/outbox-entry.ts';
import {
  findAsideFault,
  findOfferFault,
  queueAside,
  queueOffer,
} from '../../offline/outbox/queue-entries.ts';
import { remove } from '../../offline/outbox/take-back.ts';
import type { DraftParts, OrderDraft } from '../../offline/storage/records/order-draft.ts';
import { texts } from '../../texts/texts.ts';
import { createExplainFailure } from '../actions/explain-failure.ts';
import type { ConsoleContext } from '../edges.ts';
import type { Queue } from '../outbox/queue.ts';
import type { SessionNeeds } from '../session-needs.ts';

export type LinkOutcome =
  | { readonly kind: 'link'; readonly address: string }
  | { readonly kind: 'none'; readonly message: string };

export interface OrderActions {
  /**
   * Makes an offer: stored on the device first, then sent.
   * @returns what is wrong with it; `null` if it was accepted for sending.
   */
  makeOffer(quote: QuoteSubmission, offer: OfferTerms): Promise<OfferRefusal | null>;
  /** As `makeOffer`, for a command that collides with nothing. */
  take(quote: QuoteSubmission, aside: Aside): Promise<string | null>;
  /** Turns an offer that can no longer be sent into a note for the office. */
  keepAsNote(entry: OfferEntry, text: string): Promise<void>;
  readDraft(quoteId: string): Promise<OrderDraft | null>;
  writeDraft(quoteId: string, parts: DraftParts): Promise<void>;
  /** The address of the client's page. It needs a connection. */
  readLink(quote: QuoteSubmission): Promise<LinkOutcome>;
  /** Replaces that address by a new one. It needs a connection. */
  renewLink(quote: QuoteSubmission): Promise<LinkOutcome>;
}

export function createOrderActions(
  context: ConsoleContext,
  { update, sendOrWait }: Queue,
  needs: SessionNeeds,
): OrderActions {
  const { edges, store } = context;
  const explain = createExplainFailure(context, needs);

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

  async function askForLink(
    ask: () => Promise<{ readonly requestPath: string }>,
  ): Promise<LinkOutcome> {
    const askedIn = needs.sessionId();
    try {
      const { requestPath } = await ask();
      return { kind: 'link', address: new URL(requestPath, edges.origin).href };
    } catch (error) {
      return { kind: 'none', message: await explain(askedIn, error, texts().order.link.failed) };
    }
  }

  return {
    async makeOffer(quote, offer) {
      const decision = { ...sender(), quote, offer };
      const fault = findOfferFault(store.getState().outbox, decision);
      if (fault !== null) return fault;
      await update((entries) => queueOffer(entries, decision));
      void sendOrWait(quote.id);
      return null;
    },
    take,
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
    readLink: ({ id }) => askForLink(() => edges.ask(endpoints.readLink, { id })),
    renewLink: ({ id }) => {
      const body = { device: edges.device, changeId: edges.randomId() };
      return askForLink(() => edges.ask(renewLink, { id }, { body }));
    },
  };
}

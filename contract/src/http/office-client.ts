import type { DeliveryRequest } from '../commands/office/delivery-requests.ts';
import type {
  LinkRequest,
  NoteRequest,
  OfferRequest,
  OfficeMessageRequest,
  SettlementRequest,
} from '../commands/office/order-requests.ts';
import { type QuoteSubmission, quoteRefusalSchema } from '../record/quote.ts';
import { type ChangeResult, readChange } from './change-result.ts';
import { deliveryEndpoints } from './delivery-endpoints.ts';
import { orderEndpoints as endpoints } from './order-endpoints.ts';
import {
  createAsk,
  createSend,
  type Fetch,
  type FetchResponse,
  ifMatch,
  readBody,
} from './send.ts';

export type OrderResult =
  | ChangeResult
  /** `code` says what is in the way, a `ProblemCode`; `quote` is what the server has now. */
  | { readonly kind: 'refused'; readonly code: string; readonly quote: QuoteSubmission };

/** What the office does to orders. With a `changeId` each call may be sent again. Rejects as `Client` does. */
export interface OfficeClient {
  /** Tells that somebody has opened a submission; resolves with it as it is now. Harmless when repeated. */
  markOpened(id: string): Promise<QuoteSubmission>;
  makeOffer(id: string, offer: OfferRequest, ifRevision?: number): Promise<OrderResult>;
  sendMessage(id: string, message: OfficeMessageRequest): Promise<OrderResult>;
  keepNote(id: string, note: NoteRequest): Promise<OrderResult>;
  /** Marks a client's message, or a mail that failed, as in need of nothing more. */
  settle(id: string, settlement: SettlementRequest): Promise<OrderResult>;
  /** Hands over finished files; each was sent before, as the form of `addDeliverable`. */
  deliver(id: string, delivery: DeliveryRequest, ifRevision?: number): Promise<OrderResult>;
  /** Takes back a finished file that was not handed over. */
  removeDeliverable(id: string, fileId: string): Promise<OrderResult>;
  /** The path of the client's page. */
  readLink(id: string): Promise<string>;
  /** Ends the link that there is. Resolves with the path of the new one. */
  renewLink(id: string, change?: LinkRequest): Promise<string>;
}

export function createOfficeClient(fetch: Fetch): OfficeClient {
  const send = createSend(fetch);
  const ask = createAsk(send);
  return {
    markOpened: (id) => ask(endpoints.markOpened, { id }),
    async makeOffer(id, offer, ifRevision) {
      const headers = ifMatch(ifRevision);
      return readResult(await send(endpoints.makeOffer, { id }, { body: offer, headers }));
    },
    sendMessage: async (id, body) =>
      readResult(await send(endpoints.sendMessage, { id }, { body })),
    keepNote: async (id, body) => readResult(await send(endpoints.keepNote, { id }, { body })),
    settle: async (id, body) => readResult(await send(endpoints.settle, { id }, { body })),
    async deliver(id, delivery, ifRevision) {
      const headers = ifMatch(ifRevision);
      return readResult(await send(deliveryEndpoints.deliver, { id }, { body: delivery, headers }));
    },
    removeDeliverable: async (id, fileId) =>
      readResult(await send(deliveryEndpoints.removeDeliverable, { id, fileId })),
    async readLink(id) {
      return (await ask(endpoints.readLink, { id })).requestPath;
    },
    async renewLink(id, body = {}) {
      return (await ask(endpoints.renewLink, { id }, { body })).requestPath;
    },
  };
}

async function readResult(response: FetchResponse): Promise<OrderResult> {
  if (response.status !== 409) return readChange(response);
  const { code, quote } = await readBody(quoteRefusalSchema, response);
  return { kind: 'refused', code, quote };
}

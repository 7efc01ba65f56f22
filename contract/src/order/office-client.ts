import type { DeliveryRequest } from '../delivery/delivery-requests.ts';
import { deliveryEndpoints } from '../http/delivery-endpoints.ts';
import { orderEndpoints as endpoints } from '../http/order-endpoints.ts';
import {
  createAsk,
  createSend,
  type Fetch,
  type FetchResponse,
  ifMatch,
  mustSucceed,
  readBody,
} from '../http/send.ts';
import {
  type QuoteSubmission,
  quoteRefusalSchema,
  quoteSubmissionSchema,
  revisionConflictSchema,
} from '../quote/quote.ts';
import type {
  LinkRequest,
  NoteRequest,
  OfferRequest,
  OfficeMessageRequest,
} from './order-requests.ts';

export type OrderResult =
  | { readonly kind: 'updated'; readonly quote: QuoteSubmission }
  /** The submission is no longer at `ifRevision`; `quote` is what the server has now, here and below. */
  | { readonly kind: 'conflict'; readonly quote: QuoteSubmission }
  /** `code` says what is in the way: a `ProblemCode`. */
  | { readonly kind: 'refused'; readonly code: string; readonly quote: QuoteSubmission };

/** What the office does to orders. With a `changeId` each call may be sent again. Rejects as `Client` does. */
export interface OfficeClient {
  /** Tells that somebody has opened a submission; resolves with it as it is now. Harmless when repeated. */
  markOpened(id: string): Promise<QuoteSubmission>;
  makeOffer(id: string, offer: OfferRequest, ifRevision?: number): Promise<OrderResult>;
  sendMessage(id: string, message: OfficeMessageRequest): Promise<OrderResult>;
  keepNote(id: string, note: NoteRequest): Promise<OrderResult>;
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
    async sendMessage(id, message) {
      return readResult(await send(endpoints.sendMessage, { id }, { body: message }));
    },
    async keepNote(id, note) {
      return readResult(await send(endpoints.keepNote, { id }, { body: note }));
    },
    async deliver(id, delivery, ifRevision) {
      const headers = ifMatch(ifRevision);
      return readResult(await send(deliveryEndpoints.deliver, { id }, { body: delivery, headers }));
    },
    async removeDeliverable(id, fileId) {
      return readResult(await send(deliveryEndpoints.removeDeliverable, { id, fileId }));
    },
    async readLink(id) {
      return (await ask(endpoints.readLink, { id })).requestPath;
    },
    async renewLink(id, body = {}) {
      return (await ask(endpoints.renewLink, { id }, { body })).requestPath;
    },
  };
}

async function readResult(response: FetchResponse): Promise<OrderResult> {
  if (response.status === 412) {
    return { kind: 'conflict', quote: (await readBody(revisionConflictSchema, response)).quote };
  }
  if (response.status === 409) {
    const { code, quote } = await readBody(quoteRefusalSchema, response);
    return { kind: 'refused', code, quote };
  }
  const quote = await readBody(quoteSubmissionSchema, await mustSucceed(response));
  return { kind: 'updated', quote };
}

import type { EndpointDefinition } from '../http/endpoint.ts';
import { orderEndpoints as endpoints } from '../http/order-endpoints.ts';
import { createSend, type Fetch, mustSucceed, readBody } from '../http/send.ts';
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
  makeOffer(id: string, offer: OfferRequest, ifRevision?: number): Promise<OrderResult>;
  sendMessage(id: string, message: OfficeMessageRequest): Promise<OrderResult>;
  keepNote(id: string, note: NoteRequest): Promise<OrderResult>;
  /** The path of the client's page. */
  readLink(id: string): Promise<string>;
  /** Ends the link that there is. Resolves with the path of the new one. */
  renewLink(id: string, change?: LinkRequest): Promise<string>;
}

export function createOfficeClient(fetch: Fetch): OfficeClient {
  const send = createSend(fetch);

  async function change(
    call: Pick<EndpointDefinition, 'method' | 'path'>,
    body: unknown,
    ifRevision?: number,
  ): Promise<OrderResult> {
    const headers: Record<string, string> =
      ifRevision === undefined ? {} : { 'If-Match': `"${ifRevision}"` };
    const response = await send(call, { body, headers });
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

  return {
    makeOffer: (id, offer, ifRevision) => {
      const { method, href } = endpoints.makeOffer;
      return change({ method, path: href({ id }) }, offer, ifRevision);
    },
    sendMessage: (id, message) => {
      const { method, href } = endpoints.sendMessage;
      return change({ method, path: href({ id }) }, message);
    },
    keepNote: (id, note) => {
      const { method, href } = endpoints.keepNote;
      return change({ method, path: href({ id }) }, note);
    },
    async readLink(id) {
      const { method, href, response } = endpoints.readLink;
      const answer = await mustSucceed(send({ method, path: href({ id }) }));
      return (await readBody(response, answer)).requestPath;
    },
    async renewLink(id, body = {}) {
      const { method, href, response } = endpoints.renewLink;
      const answer = await mustSucceed(send({ method, path: href({ id }) }, { body }));
      return (await readBody(response, answer)).requestPath;
    },
  };
}

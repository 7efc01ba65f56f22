import type * as z from 'zod/mini';
import {
  type ClientRequest,
  clientConflictSchema,
  clientRequestSchema,
} from '../client-page/client-request.ts';
import { acceptOffer } from '../commands/client/accept-offer.ts';
import { confirmDelivery } from '../commands/client/confirm-delivery.ts';
import { declineOffer } from '../commands/client/decline-offer.ts';
import { giveBilling } from '../commands/client/give-billing.ts';
import { makeWish } from '../commands/client/make-wish.ts';
import { paymentAnswerSchema } from '../commands/client/payment-requests.ts';
import { requestRevision } from '../commands/client/request-revision.ts';
import { sendClientMessage } from '../commands/client/send-client-message.ts';
import { takeBackSource } from '../commands/client/take-back-source.ts';
import { orderEndpoints as endpoints } from './order-endpoints.ts';
import { paymentEndpoints } from './payment-endpoints.ts';
import {
  createAsk,
  createSend,
  type Fetch,
  type FetchResponse,
  mustSucceed,
  readBody,
} from './send.ts';

type Body<Endpoint extends { readonly request: z.ZodMiniType }> = z.input<Endpoint['request']>;

export type RequestResult =
  | { readonly kind: 'done'; readonly request: ClientRequest }
  /** `code` says why, as a `ProblemCode`; `request` is the current state. */
  | { readonly kind: 'refused'; readonly code: string; readonly request: ClientRequest };

export type PaymentResult =
  /** The provider's page, to which the browser goes. */
  { readonly kind: 'redirect'; readonly url: string } | Extract<RequestResult, { kind: 'refused' }>;

/** What the client can do on the page of a request. Each call is safe to retry. Rejects as `VisitorClient` does. */
export interface RequestClient {
  read(): Promise<ClientRequest>;
  accept(acceptance: Body<typeof acceptOffer>): Promise<RequestResult>;
  decline(refusal: Body<typeof declineOffer>): Promise<RequestResult>;
  sendMessage(message: Body<typeof sendClientMessage>): Promise<RequestResult>;
  takeBack(sourceId: string, change: Body<typeof takeBackSource>): Promise<RequestResult>;
  makeWish(wish: Body<typeof makeWish>): Promise<RequestResult>;
  giveBilling(billing: Body<typeof giveBilling>): Promise<RequestResult>;
  confirm(confirmation: Body<typeof confirmDelivery>): Promise<RequestResult>;
  requestRevision(revision: Body<typeof requestRevision>): Promise<RequestResult>;
  /** Starts or resumes paying the accepted quote. */
  pay(payment: { readonly version: number }): Promise<PaymentResult>;
}

export function createRequestClient(fetch: Fetch, key: string): RequestClient {
  const send = createSend(fetch);
  return {
    read: () => createAsk(send)(endpoints.clientRequest, { key }),
    accept: async (body) => readResult(await send(acceptOffer, { key }, { body })),
    decline: async (body) => readResult(await send(declineOffer, { key }, { body })),
    sendMessage: async (body) => readResult(await send(sendClientMessage, { key }, { body })),
    takeBack: async (sourceId, body) =>
      readResult(await send(takeBackSource, { key, sourceId }, { body })),
    makeWish: async (body) => readResult(await send(makeWish, { key }, { body })),
    giveBilling: async (body) => readResult(await send(giveBilling, { key }, { body })),
    confirm: async (body) => readResult(await send(confirmDelivery, { key }, { body })),
    requestRevision: async (body) => readResult(await send(requestRevision, { key }, { body })),
    async pay(body) {
      const response = await send(paymentEndpoints.beginPayment, { key }, { body });
      if (response.status === 409) return readRefusal(response);
      const { url } = await readBody(paymentAnswerSchema, await mustSucceed(response));
      return { kind: 'redirect', url };
    },
  };
}

async function readResult(response: FetchResponse): Promise<RequestResult> {
  if (response.status === 409) return readRefusal(response);
  const request = await readBody(clientRequestSchema, await mustSucceed(response));
  return { kind: 'done', request };
}

async function readRefusal(response: FetchResponse) {
  const { code, request } = await readBody(clientConflictSchema, response);
  return { kind: 'refused', code, request } as const;
}

import type * as z from 'zod/mini';
import {
  type ClientRequest,
  clientConflictSchema,
  clientRequestSchema,
} from '../client-page/client-request.ts';
import { paymentAnswerSchema } from '../commands/client/payment-requests.ts';
import { deliveryEndpoints } from './delivery-endpoints.ts';
import { orderEndpoints as endpoints } from './order-endpoints.ts';
import { paymentEndpoints } from './payment-endpoints.ts';
import { personEndpoints } from './person-endpoints.ts';
import {
  createAsk,
  createSend,
  type Fetch,
  type FetchResponse,
  mustSucceed,
  readBody,
} from './send.ts';

type Calls = typeof endpoints & typeof deliveryEndpoints & typeof personEndpoints;
type Body<Name extends keyof Calls> = Calls[Name] extends {
  request: infer Schema extends z.ZodMiniType;
}
  ? z.input<Schema>
  : never;

export type RequestResult =
  | { readonly kind: 'done'; readonly request: ClientRequest }
  /** `code` says why, as a `ProblemCode`; `request` is the current state. */
  | { readonly kind: 'refused'; readonly code: string; readonly request: ClientRequest };

export type PaymentResult =
  /** The provider's page, to which the browser goes. */
  { readonly kind: 'redirect'; readonly url: string } | Extract<RequestResult, { kind: 'refused' }>;

/** What the client can do on the page of a request. Each call is safe to retry. Rejects as `Client` does. */
export interface RequestClient {
  read(): Promise<ClientRequest>;
  accept(acceptance: Body<'acceptOffer'>): Promise<RequestResult>;
  decline(refusal: Body<'declineOffer'>): Promise<RequestResult>;
  sendMessage(message: Body<'sendClientMessage'>): Promise<RequestResult>;
  makeWish(wish: Body<'makeWish'>): Promise<RequestResult>;
  confirm(confirmation: Body<'confirmDelivery'>): Promise<RequestResult>;
  requestRevision(revision: Body<'requestRevision'>): Promise<RequestResult>;
  /** Starts or resumes paying the accepted quote. */
  pay(payment: { readonly version: number }): Promise<PaymentResult>;
}

export function createRequestClient(fetch: Fetch, key: string): RequestClient {
  const send = createSend(fetch);
  return {
    read: () => createAsk(send)(endpoints.clientRequest, { key }),
    accept: async (body) => readResult(await send(endpoints.acceptOffer, { key }, { body })),
    decline: async (body) => readResult(await send(endpoints.declineOffer, { key }, { body })),
    sendMessage: async (body) =>
      readResult(await send(endpoints.sendClientMessage, { key }, { body })),
    makeWish: async (body) => readResult(await send(personEndpoints.makeWish, { key }, { body })),
    confirm: async (body) =>
      readResult(await send(deliveryEndpoints.confirmDelivery, { key }, { body })),
    requestRevision: async (body) =>
      readResult(await send(deliveryEndpoints.requestRevision, { key }, { body })),
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

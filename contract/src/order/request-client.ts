import type * as z from 'zod/mini';
import type { EndpointDefinition } from '../http/endpoint.ts';
import { orderEndpoints as endpoints } from '../http/order-endpoints.ts';
import { createSend, type Fetch, mustSucceed, readBody } from '../http/send.ts';
import { type ClientRequest, clientConflictSchema, clientRequestSchema } from './client-request.ts';
import type {
  acceptanceRequestSchema,
  clientMessageRequestSchema,
  refusalRequestSchema,
} from './order-requests.ts';

export type RequestResult =
  | { readonly kind: 'done'; readonly request: ClientRequest }
  /** `code` says what is in the way, a `ProblemCode`; `request` is what holds now. */
  | { readonly kind: 'refused'; readonly code: string; readonly request: ClientRequest };

/** What the client does on the page of a request. Each call may be sent again. Rejects as `Client` does. */
export interface RequestClient {
  read(): Promise<ClientRequest>;
  accept(acceptance: z.input<typeof acceptanceRequestSchema>): Promise<RequestResult>;
  decline(refusal: z.input<typeof refusalRequestSchema>): Promise<RequestResult>;
  sendMessage(message: z.input<typeof clientMessageRequestSchema>): Promise<RequestResult>;
}

export function createRequestClient(fetch: Fetch, key: string): RequestClient {
  const send = createSend(fetch);

  async function change(
    { method, path }: Pick<EndpointDefinition, 'method' | 'path'>,
    body: unknown,
  ): Promise<RequestResult> {
    const response = await send({ method, path }, { body });
    if (response.status === 409) {
      const { code, request } = await readBody(clientConflictSchema, response);
      return { kind: 'refused', code, request };
    }
    const request = await readBody(clientRequestSchema, await mustSucceed(response));
    return { kind: 'done', request };
  }

  const pathOf = ({ href }: { href(parameters: { key: string }): string }) => href({ key });
  const { clientRequest, acceptOffer, declineOffer, sendClientMessage } = endpoints;
  return {
    async read() {
      const response = await send({ method: clientRequest.method, path: pathOf(clientRequest) });
      return readBody(clientRequestSchema, await mustSucceed(response));
    },
    accept: (body) => change({ method: acceptOffer.method, path: pathOf(acceptOffer) }, body),
    decline: (body) => change({ method: declineOffer.method, path: pathOf(declineOffer) }, body),
    sendMessage: (body) =>
      change({ method: sendClientMessage.method, path: pathOf(sendClientMessage) }, body),
  };
}

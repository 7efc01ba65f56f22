import { createRequestClient, type RequestClient } from '@yiqiao/contract/http/request-client';
import { quoteReceiptSchema } from '@yiqiao/contract/record/quote';
import * as z from 'zod/mini';
import { quoteForm } from './quote-form.ts';
import { createVisitor, type Visitor } from './visitor.ts';

/** Sends a quote request. @returns the id of its submission, which is the key of its document too. */
export async function submitQuote(
  { url }: { readonly url: string },
  body: FormData = quoteForm(),
): Promise<string> {
  const answer = await fetch(`${url}/api/upload-quote`, { method: 'POST', body });
  return z.parse(quoteReceiptSchema, await answer.json()).id;
}

/** Sends a quote request as a visitor. @returns the page that its client gets, too, and the page's key. */
export async function submitOrder(visitor: Pick<Visitor, 'fetch'>, body: FormData = quoteForm()) {
  const answer = await visitor.fetch('/api/upload-quote', { method: 'POST', body });
  const { id, requestPath = '' } = z.parse(quoteReceiptSchema, await answer.json());
  return { id, requestPath, key: requestPath.split('/').at(-1) ?? '' };
}

/** A client with the page of an order. */
export interface OrderingClient {
  readonly id: string;
  readonly key: string;
  readonly visitor: Visitor;
  readonly client: RequestClient;
}

let clients = 0;

/** Has a client send a request from an address of its own, so that no limit is met. */
export async function orderAsClient({ url }: { readonly url: string }): Promise<OrderingClient> {
  clients += 1;
  const address = `198.18.${Math.floor(clients / 256)}.${clients % 256}`;
  const visitor = createVisitor(url, { 'X-Forwarded-For': address });
  const { id, key } = await submitOrder(visitor);
  return { id, key, visitor, client: createRequestClient(visitor.fetch, key) };
}

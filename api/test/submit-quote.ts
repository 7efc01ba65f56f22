import { quoteReceiptSchema } from '@yiqiao/contract/record/quote';
import * as z from 'zod/mini';
import { quoteForm } from './quote-form.ts';
import type { Visitor } from './visitor.ts';

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

import { quoteReceiptSchema } from '@yiqiao/contract/quote/quote';
import * as z from 'zod/mini';
import { quoteForm } from './quote-form.ts';

/** Sends a quote request. @returns the id of its submission, which is the key of its document too. */
export async function submitQuote(
  { url }: { readonly url: string },
  body: FormData = quoteForm(),
): Promise<string> {
  const answer = await fetch(`${url}/api/upload-quote`, { method: 'POST', body });
  return z.parse(quoteReceiptSchema, await answer.json()).id;
}

import type { APIRequestContext } from '@playwright/test';
import type { QuoteReceipt } from '@yiqiao/contract/record/quote';
import { expect } from './fixtures.ts';

/**
 * Waits until a document is counted: a busy server does so after it has answered. What is opened earlier, such as a
 * form that begins with the words, is another story.
 */
export async function waitUntilCounted(
  request: APIRequestContext,
  { wordCountBasis, requestPath = '' }: Pick<QuoteReceipt, 'wordCountBasis' | 'requestPath'>,
): Promise<void> {
  if (wordCountBasis !== 'counting') return;
  const path = `/api/requests/${requestPath.slice(requestPath.lastIndexOf('/') + 1)}`;
  const read = async () => (await (await request.get(path)).json()).wordCountBasis;
  await expect.poll(read, { timeout: 60_000 }).not.toBe('counting');
}

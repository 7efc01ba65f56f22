import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import type { QuoteReceipt } from '@yiqiao/contract/record/quote';
import { expect } from './fixtures.ts';
import { keyOf } from './request-key.ts';

/** Waits until a page of the site has come alive: its notification region is the last thing to arrive. */
export async function waitUntilAlive(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: /Notifications/ })).toBeAttached({
    timeout: 30_000,
  });
}

/**
 * Waits until a document is counted: a busy server does so after it has answered. What is opened earlier, such as a
 * form that begins with the words, is another story.
 */
export async function waitUntilCounted(
  request: APIRequestContext,
  { wordCountBasis, requestPath = '' }: Pick<QuoteReceipt, 'wordCountBasis' | 'requestPath'>,
): Promise<void> {
  if (wordCountBasis !== 'counting') return;
  const path = `/api/requests/${keyOf(requestPath)}`;
  const read = async () => (await (await request.get(path)).json()).wordCountBasis;
  await expect.poll(read, { timeout: 60_000 }).not.toBe('counting');
}

/** Holds back what is asked for from now on. @returns lets all of it go on, what is asked for later as well. */
export async function holdRequests(pages: Page | BrowserContext, url: string): Promise<() => void> {
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await pages.route(url, async (route) => {
    await isLetGo;
    await route.continue();
  });
  return letGo;
}

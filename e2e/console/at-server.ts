import { expect, type Page } from '@playwright/test';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { keyOf } from '../request-key.ts';
import type { SubmittedQuote } from './office.ts';

/** A submission as the server has it now. */
export async function quoteOnServer(
  page: Page,
  { id }: SubmittedQuote,
): Promise<QuoteSubmission | undefined> {
  const response = await page.request.get('/api/admin/quotes');
  const quotes: QuoteSubmission[] = await response.json();
  return quotes.find((quote) => quote.id === id);
}

/** The status that the server has now. */
export async function statusOnServer(page: Page, quote: SubmittedQuote): Promise<string> {
  return (await quoteOnServer(page, quote))?.status ?? 'missing';
}

/** The office changes a status on another device. */
export async function changeElsewhere(
  page: Page,
  { id }: SubmittedQuote,
  status: string,
): Promise<void> {
  const response = await page.request.patch(`/api/quotes/${id}/status`, {
    data: { status, device: 'Firefox on Windows' },
    headers: { Origin: new URL(page.url()).origin },
  });
  expect(response.status(), await response.text()).toBe(200);
}

/** The key of the client's page, and what the page is made of. */
export async function clientSide(page: Page, { id }: SubmittedQuote) {
  const link = await page.request.get(`/api/quotes/${id}/link`);
  const { requestPath } = await link.json();
  const key = keyOf(requestPath);
  const response = await page.request.get(`/api/requests/${key}`);
  expect(response.status()).toBe(200);
  return { key, request: await response.json() };
}

/** The client accepts or declines a version on their page. */
export async function answerOffer(
  page: Page,
  quote: SubmittedQuote,
  answer: 'acceptances' | 'refusals',
  data: Record<string, unknown>,
): Promise<void> {
  const { key } = await clientSide(page, quote);
  const headers = { Origin: new URL(page.url()).origin };
  const response = await page.request.post(`/api/requests/${key}/${answer}`, { data, headers });
  expect(response.status(), await response.text()).toBe(201);
}

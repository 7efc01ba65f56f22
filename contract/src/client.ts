import * as z from 'zod/mini';
import type { LoginRequest } from './endpoints.ts';
import {
  adminCheckPath,
  adminLoginPath,
  adminLogoutPath,
  adminQuotesPath,
  createPaymentIntentPath,
  paymentIntentSchema,
  quoteStatusPath,
  sessionCheckSchema,
} from './endpoints.ts';
import { HttpError } from './http-error.ts';
import type { Cents } from './money.ts';
import { centsToDecimal } from './money.ts';
import type { QuoteSubmission, SetStatusRequest } from './quote.ts';
import { quoteListSchema, quoteSubmissionSchema } from './quote.ts';

/** As much of `fetch` as the client needs, so that this file knows neither DOM nor Node. */
export type Fetch = (url: string, init: FetchInit) => Promise<FetchResponse>;

interface FetchInit {
  method: string;
  credentials: 'include';
  headers: Record<string, string>;
  body?: string;
}

interface FetchResponse {
  readonly ok: boolean;
  readonly status: number;
  readonly statusText: string;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
  json(): Promise<unknown>;
}

/** `servedAt` is the server's own clock at the time of the answer, as an HTTP date. */
export type QuoteList =
  | { readonly kind: 'unchanged'; readonly servedAt: string | null }
  | {
      readonly kind: 'changed';
      readonly quotes: QuoteSubmission[];
      readonly etag: string | null;
      readonly servedAt: string | null;
    };

export type SetStatusResult =
  | { readonly kind: 'updated'; readonly quote: QuoteSubmission }
  /** The submission is no longer at `ifRevision`; `quote` is what the server has now. */
  | { readonly kind: 'conflict'; readonly quote: QuoteSubmission };

export interface Client {
  isAuthenticated(): Promise<boolean>;
  login(credentials: LoginRequest): Promise<void>;
  logout(): Promise<void>;
  /** All submissions, newest first; "unchanged" when `etag` still names the list. */
  listQuotes(etag?: string | null): Promise<QuoteList>;
  /** With `ifRevision` the change is refused when the submission has moved since. */
  setStatus(id: string, change: SetStatusRequest, ifRevision?: number): Promise<SetStatusResult>;
  createPaymentIntent(amount: Cents): Promise<string>;
}

/**
 * The typed client of the API. Sends credentials, never retries.
 * Every method rejects with `HttpError` when the server refuses, with whatever `fetch` rejects with
 * when there is no answer, and with a schema error when the answer is not the API's.
 */
export function createClient(fetch: Fetch): Client {
  async function send(
    method: string,
    url: string,
    { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<FetchResponse> {
    if (body === undefined) return fetch(url, { method, credentials: 'include', headers });
    return fetch(url, {
      method,
      credentials: 'include',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  return {
    async isAuthenticated() {
      const response = await mustSucceed(send('GET', adminCheckPath));
      return z.parse(sessionCheckSchema, await response.json()).authenticated;
    },
    async login(credentials) {
      await mustSucceed(send('POST', adminLoginPath, { body: credentials }));
    },
    async logout() {
      await mustSucceed(send('POST', adminLogoutPath));
    },
    async listQuotes(etag) {
      const headers: Record<string, string> = etag ? { 'If-None-Match': etag } : {};
      const response = await send('GET', adminQuotesPath, { headers });
      const servedAt = response.headers.get('Date');
      if (response.status === 304) return { kind: 'unchanged', servedAt };
      await mustSucceed(response);
      return {
        kind: 'changed',
        quotes: z.parse(quoteListSchema, await response.json()),
        etag: response.headers.get('ETag'),
        servedAt,
      };
    },
    async setStatus(id, change, ifRevision) {
      const headers: Record<string, string> =
        ifRevision === undefined ? {} : { 'If-Match': `"${ifRevision}"` };
      const response = await send('PATCH', quoteStatusPath(id), { body: change, headers });
      if (response.status === 412) {
        return { kind: 'conflict', quote: await parseConflict(response) };
      }
      await mustSucceed(response);
      return { kind: 'updated', quote: z.parse(quoteSubmissionSchema, await response.json()) };
    },
    async createPaymentIntent(amount) {
      const body = { amount: Number(centsToDecimal(amount)) };
      const response = await mustSucceed(send('POST', createPaymentIntentPath, { body }));
      return z.parse(paymentIntentSchema, await response.json()).clientSecret;
    },
  };
}

/** A 412 is a problem that also carries the submission as it is now. */
export const revisionConflictSchema = z.object({
  message: z.string(),
  code: z.literal('revision-mismatch'),
  quote: quoteSubmissionSchema,
});

async function parseConflict(response: FetchResponse): Promise<QuoteSubmission> {
  return z.parse(revisionConflictSchema, await response.json()).quote;
}

async function mustSucceed(answer: FetchResponse | Promise<FetchResponse>): Promise<FetchResponse> {
  const response = await answer;
  if (response.ok) return response;
  throw new HttpError(response.status, response.statusText, await response.text());
}

import type * as z from 'zod/mini';
import type { Analysis } from '../counting/analysis.ts';
import { joinAwaited } from '../counting/awaited-counts.ts';
import type { Cents } from '../money/money.ts';
import { centsToDecimal } from '../money/money.ts';
import { cursorHeader, type QuoteSubmission, type SetStatusRequest } from '../quote/quote.ts';
import type { ReadScanRequest } from '../scan/scan-reading.ts';
import type { EndpointDefinition } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { createSend, type Fetch, mustSucceed, readBody } from './send.ts';
import type { LoginRequest } from './session.ts';

/** The list, or how it differs from one that was read before. */
export type QuoteListAnswer = (
  | { readonly kind: 'whole'; readonly quotes: readonly QuoteSubmission[] }
  | { readonly kind: 'changes'; readonly changed: readonly QuoteSubmission[] }
) & {
  /** Names the list as it is now; `null` from a server that does not tell changes. */
  readonly cursor: string | null;
  /** The server's own clock at the time of the answer, as an HTTP date. */
  readonly servedAt: string | null;
};

export type ChangeResult =
  | { readonly kind: 'updated'; readonly quote: QuoteSubmission }
  /** The submission is no longer at `ifRevision`; `quote` is what the server has now. */
  | { readonly kind: 'conflict'; readonly quote: QuoteSubmission };

export interface Client {
  isAuthenticated(): Promise<boolean>;
  login(credentials: LoginRequest): Promise<void>;
  logout(): Promise<void>;
  /** What has changed since `cursor`; the whole list without one, or when the server no longer knows it. */
  listQuotes(cursor?: string | null): Promise<QuoteListAnswer>;
  /** With `ifRevision` the change is refused when the submission has moved since. */
  setStatus(id: string, change: SetStatusRequest, ifRevision?: number): Promise<ChangeResult>;
  /** Deletes the source document for good; the submission stays. A repeat changes nothing. */
  deleteFile(id: string, ifRevision?: number): Promise<ChangeResult>;
  /** Has a document counted again; resolves with the submission, which is being counted from then on. */
  countAgain(id: string): Promise<QuoteSubmission>;
  /**
   * Waits until one of these submissions is no longer being counted, at most `longestHoldMs`; of more
   * than `maxAwaited` the first are asked for. Resolves with those that are finished, if any.
   */
  awaitCounts(ids: readonly string[]): Promise<readonly string[]>;
  /** What the source document repeats of itself; takes as long as reading it, up to a minute. */
  analyzeQuote(id: string): Promise<Analysis>;
  /** Has recognition read a scan, or more of it; resolves with the submission, which is waiting for it. */
  readScan(id: string, request: ReadScanRequest): Promise<QuoteSubmission>;
  /** Ends the reading of a scan; what was read stays. */
  cancelReading(id: string): Promise<QuoteSubmission>;
  /** Waits at most `longestHoldMs` until a submission that is being read has a later revision. */
  followReading(id: string, after: number): Promise<QuoteSubmission>;
  createPaymentIntent(amount: Cents): Promise<string>;
}

/**
 * The typed client of the API. Sends credentials, never retries.
 * Every method rejects with `HttpError` when the server refuses, with whatever `fetch` rejects with
 * when there is no answer, and with a schema error when the answer is not the API's.
 */
export function createClient(fetch: Fetch): Client {
  const send = createSend(fetch);

  /** Sends a call that either succeeds with its response or fails. */
  async function call<Definition extends EndpointDefinition>(
    endpoint: Definition,
    body?: unknown,
  ): Promise<z.output<Definition['response']>> {
    return readBody<Definition['response']>(
      endpoint.response,
      await mustSucceed(send(endpoint, { body })),
    );
  }

  /** Sends a change of one submission that may be refused because of its revision. */
  async function change(
    { method, href, response: updated, conflict }: RevisionEndpoint,
    id: string,
    { body, ifRevision }: { body?: unknown; ifRevision: number | undefined },
  ): Promise<ChangeResult> {
    const headers: Record<string, string> =
      ifRevision === undefined ? {} : { 'If-Match': `"${ifRevision}"` };
    const response = await send({ method, path: href({ id }) }, { body, headers });
    if (response.status === 412) {
      return { kind: 'conflict', quote: (await readBody(conflict, response)).quote };
    }
    return { kind: 'updated', quote: await readBody(updated, await mustSucceed(response)) };
  }

  return {
    async isAuthenticated() {
      return (await call(endpoints.adminCheck)).authenticated;
    },
    async login(credentials) {
      await call(endpoints.adminLogin, credentials);
    },
    async logout() {
      await call(endpoints.adminLogout);
    },
    async listQuotes(cursor = null) {
      const { method, path, response: schema } = endpoints.adminQuotes;
      const query = cursor === null ? '' : `?since=${encodeURIComponent(cursor)}`;
      const response = await mustSucceed(send({ method, path: path + query }));
      const answer = await readBody(schema, response);
      const servedAt = response.headers.get('Date');
      if (!Array.isArray(answer)) return { kind: 'changes', ...answer, servedAt };
      return {
        kind: 'whole',
        quotes: answer,
        cursor: response.headers.get(cursorHeader),
        servedAt,
      };
    },
    setStatus: (id, body, ifRevision) => change(endpoints.setStatus, id, { body, ifRevision }),
    deleteFile: (id, ifRevision) => change(endpoints.deleteFile, id, { ifRevision }),
    async countAgain(id) {
      const { method, href, response: counting } = endpoints.countAgain;
      return readBody(counting, await mustSucceed(send({ method, path: href({ id }) })));
    },
    async awaitCounts(ids) {
      const { method, href, response: counts } = endpoints.awaitCounts;
      const path = href({ ids: joinAwaited(ids) });
      return (await readBody(counts, await mustSucceed(send({ method, path })))).finished;
    },
    async analyzeQuote(id) {
      const { method, href, response } = endpoints.quoteAnalysis;
      return readBody(response, await mustSucceed(send({ method, path: href({ id }) })));
    },
    async readScan(id, request) {
      const { method, href, response } = endpoints.readScan;
      const answer = send({ method, path: href({ id }) }, { body: request });
      return readBody(response, await mustSucceed(answer));
    },
    async cancelReading(id) {
      const { method, href, response } = endpoints.cancelReading;
      return readBody(response, await mustSucceed(send({ method, path: href({ id }) })));
    },
    async followReading(id, after) {
      const { method, href, response } = endpoints.followReading;
      const path = `${href({ id })}?after=${after}`;
      return readBody(response, await mustSucceed(send({ method, path })));
    },
    async createPaymentIntent(amount) {
      const body = { amount: Number(centsToDecimal(amount)) };
      return (await call(endpoints.createPaymentIntent, body)).clientSecret;
    },
  };
}

type RevisionEndpoint = (typeof endpoints)['setStatus' | 'deleteFile'];

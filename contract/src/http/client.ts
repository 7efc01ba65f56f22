import type { AdvanceAnswer } from '../commands/client/payment-requests.ts';
import type { Analysis } from '../counting/analysis.ts';
import type { Cents } from '../money/money.ts';
import { centsToDecimal } from '../money/money.ts';
import { cursorHeader, type QuoteSubmission, type SetStatusRequest } from '../record/quote.ts';
import type { ReadScanRequest } from '../record/scan-reading.ts';
import type { Language } from '../text/languages.ts';
import { type ChangeResult, readChange } from './change-result.ts';
import { endpoints } from './endpoints.ts';
import type { PaymentIntentAnswer } from './payment-intent.ts';
import {
  createAsk,
  createSend,
  type Fetch,
  ifMatch,
  mustSucceed,
  readBody,
  type Send,
} from './send.ts';
import type { LoginRequest, Seal } from './session.ts';

/** The list, or how it differs from one that was read before. */
export type QuoteListAnswer = (
  | { readonly kind: 'whole'; readonly quotes: readonly QuoteSubmission[] }
  | {
      readonly kind: 'changes';
      readonly changed: readonly QuoteSubmission[];
      /** Ids of submissions that are no longer there. */
      readonly removed: readonly string[];
    }
) & {
  /** Names the list as it is now; `null` from a server that does not tell changes. */
  readonly cursor: string | null;
  /** The server's own clock at the time of the answer, as an HTTP date. */
  readonly servedAt: string | null;
};

export interface Client {
  isAuthenticated(): Promise<boolean>;
  login(credentials: LoginRequest): Promise<void>;
  logout(): Promise<void>;
  /** A new key, with or without a session. */
  makeSeal(): Promise<Seal>;
  /** The key of a seal, in a session; several while secrets are being replaced. */
  readSeal(id: string): Promise<readonly string[]>;
  /** What has changed since `cursor`; the whole list without one, or when the server no longer knows it. */
  listQuotes(cursor?: string | null): Promise<QuoteListAnswer>;
  /** With `ifRevision` the change is refused when the submission has moved since. */
  setStatus(id: string, change: SetStatusRequest, ifRevision?: number): Promise<ChangeResult>;
  /** Deletes the source document for good; the submission stays. A repeat changes nothing. */
  deleteFile(id: string, ifRevision?: number): Promise<ChangeResult>;
  /** Has a document counted again; resolves with the submission, which is being counted from then on. */
  countAgain(id: string): Promise<QuoteSubmission>;
  /** What the source document repeats of itself; takes as long as reading it, up to a minute. */
  analyzeQuote(id: string): Promise<Analysis>;
  /** Has recognition read a scan, or more of it; resolves with the submission, which is waiting for it. */
  readScan(id: string, request: ReadScanRequest): Promise<QuoteSubmission>;
  /** Ends the reading of a scan; what was read stays. */
  cancelReading(id: string): Promise<QuoteSubmission>;
  /** Takes over what a whole reading found as the count. */
  takeReading(id: string, device: string): Promise<QuoteSubmission>;
  createPaymentIntent(amount: Cents): Promise<PaymentIntentAnswer>;
  /** @param language of the provider's page. @returns where to pay. */
  payAdvance(reference: string, language: Language): Promise<string>;
  /** What became of an amount that was paid at the checkout. */
  readAdvance(reference: string): Promise<AdvanceAnswer>;
}

/**
 * The typed client of the API. Sends credentials, never retries.
 * Every method rejects with `HttpError` when the server refuses, with whatever `fetch` rejects with
 * when there is no answer, and with a schema error when the answer is not the API's.
 */
export function createClient(fetch: Fetch): Client {
  const send = createSend(fetch);
  const ask = createAsk(send);
  return {
    async isAuthenticated() {
      return (await ask(endpoints.adminCheck, {})).authenticated;
    },
    async login(credentials) {
      await ask(endpoints.adminLogin, {}, { body: credentials });
    },
    async logout() {
      await ask(endpoints.adminLogout, {});
    },
    makeSeal: () => ask(endpoints.makeSeal, {}),
    readSeal: async (id) => (await ask(endpoints.readSeal, { id })).keys,
    listQuotes: (cursor = null) => listQuotes(send, cursor),
    async setStatus(id, body, ifRevision) {
      const headers = ifMatch(ifRevision);
      return readChange(await send(endpoints.setStatus, { id }, { body, headers }));
    },
    async deleteFile(id, ifRevision) {
      const headers = ifMatch(ifRevision);
      return readChange(await send(endpoints.deleteFile, { id }, { headers }));
    },
    countAgain: (id) => ask(endpoints.countAgain, { id }),
    analyzeQuote: (id) => ask(endpoints.quoteAnalysis, { id }),
    readScan: (id, request) => ask(endpoints.readScan, { id }, { body: request }),
    cancelReading: (id) => ask(endpoints.cancelReading, { id }),
    takeReading: (id, device) => ask(endpoints.takeReading, { id }, { body: { device } }),
    createPaymentIntent: (amount) => {
      const body = { amount: Number(centsToDecimal(amount)) };
      return ask(endpoints.createPaymentIntent, {}, { body });
    },
    async payAdvance(reference, language) {
      return (await ask(endpoints.payAdvance, { reference }, { body: { language } })).url;
    },
    readAdvance: (reference) => ask(endpoints.readAdvance, { reference }),
  };
}

async function listQuotes(send: Send, cursor: string | null): Promise<QuoteListAnswer> {
  const { adminQuotes } = endpoints;
  const query = cursor === null ? {} : { since: cursor };
  const response = await mustSucceed(send(adminQuotes, {}, { query }));
  const answer = await readBody(adminQuotes.response, response);
  const servedAt = response.headers.get('Date');
  if (!Array.isArray(answer)) return { kind: 'changes', ...answer, servedAt };
  return { kind: 'whole', quotes: answer, cursor: response.headers.get(cursorHeader), servedAt };
}

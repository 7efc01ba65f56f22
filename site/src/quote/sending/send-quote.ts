import { endpoints } from '@yiqiao/contract/http/endpoints';
import { parseProblem } from '@yiqiao/contract/http/http-error';
import { type QuoteReceipt, quoteReceiptSchema } from '@yiqiao/contract/quote/quote';
import { documentField, idempotencyKeyHeader } from '@yiqiao/contract/quote/upload-form';
import * as z from 'zod/mini';
import { watchForStall } from './stall-watch.ts';

/** The server said no; `reason` in its own words, where it gave one. */
export interface Refusal {
  readonly kind: 'refused';
  readonly status: number;
  readonly reason: string | null;
  readonly field: string | undefined;
  /** The API's name for the refusal, where it gave one. */
  readonly code?: string | undefined;
}

export type SendFailure =
  | Refusal
  | { readonly kind: 'connection-lost' }
  /** The document changed or vanished on the visitor's disk since it was chosen. */
  | { readonly kind: 'document-gone' };

export type SendOutcome =
  /** `receipt` is `null` when the server confirmed without the details. */
  | { readonly kind: 'received'; readonly receipt: QuoteReceipt | null }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly failure: SendFailure };

export interface SendOptions {
  readonly idempotencyKey: string;
  readonly signal: AbortSignal;
  /** Called with the sent part of the whole form in 0 … 1. */
  readonly onProgress: (fraction: number) => void;
}

/** Sends a quote request in one POST. Never rejects: every ending is an outcome. */
export function sendQuote(form: FormData, options: SendOptions): Promise<SendOutcome> {
  const { idempotencyKey, signal, onProgress } = options;
  // fetch() cannot report how much of a body has been sent.
  const request = new XMLHttpRequest();
  const stall = watchForStall(() => request.abort());
  return new Promise<SendOutcome>((resolve) => {
    request.open(endpoints.uploadQuote.method, endpoints.uploadQuote.path);
    request.setRequestHeader(idempotencyKeyHeader, idempotencyKey);
    request.setRequestHeader('Accept', 'application/json');
    request.upload.onprogress = ({ loaded, total }) => {
      stall.moved();
      onProgress(total === 0 ? 1 : loaded / total);
    };
    request.onload = () => resolve(readAnswer(request.status, request.responseText));
    request.onerror = () => resolve(explainLoss(form));
    request.onabort = () => resolve(signal.aborted ? { kind: 'cancelled' } : lost);
    signal.addEventListener('abort', () => request.abort(), { signal: stall.ended });
    request.send(form);
  }).finally(() => stall.end());
}

const lost: SendOutcome = { kind: 'failed', failure: { kind: 'connection-lost' } };

/** A document that changed on disk looks like a lost connection; only reading it tells them apart. */
async function explainLoss(form: FormData): Promise<SendOutcome> {
  const file = form.get(documentField);
  try {
    if (file instanceof File) await file.slice(0, 1).arrayBuffer();
    return lost;
  } catch (error) {
    if (error instanceof DOMException)
      return { kind: 'failed', failure: { kind: 'document-gone' } };
    throw error;
  }
}

/** What an answer means; anything but the API's own 2xx is a refusal. */
export function readAnswer(status: number, body: string): SendOutcome {
  const answer = parseObject(body);
  if (status >= 200 && status < 300 && answer !== null) {
    const receipt = z.safeParse(quoteReceiptSchema, answer);
    return { kind: 'received', receipt: receipt.success ? receipt.data : null };
  }
  const problem = parseProblem(body);
  const failure = {
    kind: 'refused',
    status,
    reason: problem?.message ?? null,
    field: problem?.field,
    code: problem?.code,
  } as const;
  return { kind: 'failed', failure };
}

/** A JSON object; `null` for anything else, such as the log-in page of a hotel's network. */
function parseObject(body: string): object | null {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

import type { QuoteReceipt } from '@yiqiao/contract/record/quote';
import {
  documentField,
  idempotencyKeyHeader,
  uploadQuotePath,
} from '@yiqiao/contract/record/upload-form';
import type { Refusal } from '../../content/facts/refusal.ts';
import { watchForStall } from './stall-watch.ts';

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
  // Now: the line may break behind the answer.
  const reading = fetchReader();
  return new Promise<SendOutcome>((resolve) => {
    request.open('POST', uploadQuotePath);
    request.setRequestHeader(idempotencyKeyHeader, idempotencyKey);
    request.setRequestHeader('Accept', 'application/json');
    request.upload.onprogress = ({ loaded, total }) => {
      stall.moved();
      onProgress(total === 0 ? 1 : loaded / total);
    };
    request.onload = () => {
      const retryAfter = request.getResponseHeader('Retry-After');
      resolve(readAnswer(request.status, request.responseText, reading, retryAfter));
    };
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

type AnswerReader = typeof import('./answer-reader.ts');

/** The schemas of an answer bring most of the others along, which nobody needs before. `null` if they are lost. */
function fetchReader(): Promise<AnswerReader | null> {
  return import('./answer-reader.ts').catch(() => null);
}

/** What an answer means; anything but the API's own 2xx is a refusal. */
export async function readAnswer(
  status: number,
  body: string,
  reading = fetchReader(),
  retryAfter: string | null = null,
): Promise<SendOutcome> {
  const answer = parseObject(body);
  const reader = await reading;
  if (status >= 200 && status < 300 && answer !== null) {
    return { kind: 'received', receipt: reader?.readReceipt(answer) ?? null };
  }
  const problem = reader?.readProblem(body);
  const failure = {
    kind: 'refused',
    status,
    reason: problem?.message ?? null,
    field: problem?.field,
    code: problem?.code,
    ...(retryAfter !== null && { retryAfter: Number(retryAfter) }),
  } as const;
  return { kind: 'failed', failure };
}

/** Whoever would have to wait longer than this decides anew. */
const longestWaitSeconds = 60;

/** When a request that found every place taken can be sent by itself; `null` for every other failure. */
export function secondsUntilFree(failure: SendFailure): number | null {
  if (failure.kind !== 'refused' || failure.status !== 503 || failure.code !== 'busy') return null;
  const { retryAfter = 0 } = failure;
  return retryAfter > 0 && retryAfter <= longestWaitSeconds ? retryAfter : null;
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

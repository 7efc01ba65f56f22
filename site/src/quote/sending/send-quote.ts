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
  /** The document was changed or deleted on the visitor's disk after it was chosen. */
  | { readonly kind: 'document-gone' };

export type SendOutcome =
  /** `receipt` is `null` if the server confirmed without details. */
  | { readonly kind: 'received'; readonly receipt: QuoteReceipt | null }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly failure: SendFailure };

export interface SendOptions {
  readonly idempotencyKey: string;
  readonly signal: AbortSignal;
  /** Called with the fraction of the form that was sent, 0 … 1. */
  readonly onProgress: (fraction: number) => void;
}

/** Sends a quote request in one POST. Never rejects: failures are outcomes, too. */
export function sendQuote(form: FormData, options: SendOptions): Promise<SendOutcome> {
  const { idempotencyKey, signal, onProgress } = options;
  // fetch() cannot report how much of a body has been sent.
  const request = new XMLHttpRequest();
  const stall = watchForStall(() => request.abort());
  // Load it now: the connection may be lost right after the answer.
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

/** A document that changed on disk looks like a lost connection; only reading the file tells them apart. */
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

/** The answer's schemas import most of the others, so they are loaded on demand. `null` if they cannot be. */
function fetchReader(): Promise<AnswerReader | null> {
  return import('./answer-reader.ts').catch(() => null);
}

/** The outcome of an answer; anything but the API's own 2xx is a refusal. */
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

/** If the wait is longer than this, the visitor decides. */
const longestWaitSeconds = 60;

/** Seconds until a request that was refused as busy is sent again automatically; `null` for other failures. */
export function secondsUntilFree(failure: SendFailure): number | null {
  if (failure.kind !== 'refused' || failure.status !== 503 || failure.code !== 'busy') return null;
  const { retryAfter = 0 } = failure;
  return retryAfter > 0 && retryAfter <= longestWaitSeconds ? retryAfter : null;
}

/** A JSON object; `null` for anything else, such as a captive portal's log-in page. */
function parseObject(body: string): object | null {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

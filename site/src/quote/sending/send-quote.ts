import type { QuoteReceipt } from '@yiqiao/contract/record/quote';
import type { Refusal } from '../../content/facts/refusal.ts';
import type { SendOptions } from './send-options.ts';

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

/** Sends a quote request. Never rejects: failures are outcomes, too. */
export async function sendQuote(form: FormData, options: SendOptions): Promise<SendOutcome> {
  // Load it now: the connection may be lost right after the answer.
  const reading = fetchReader();
  const sender = await fetchSender();
  if (sender === null) return { kind: 'failed', failure: { kind: 'connection-lost' } };
  const posted = await sender.postRequest(form, options);
  switch (posted.kind) {
    case 'answered':
      return readAnswer(posted.status, posted.body, reading, posted.retryAfter);
    case 'cancelled':
      return { kind: 'cancelled' };
    case 'connection-lost':
    case 'document-gone':
      return { kind: 'failed', failure: { kind: posted.kind } };
  }
}

/** `null` if it cannot be loaded. */
function fetchSender(): Promise<typeof import('./post-request.ts') | null> {
  return import('./post-request.ts').catch(() => null);
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

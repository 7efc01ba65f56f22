import { ProviderAway, ProviderRefusal } from '../payment-provider.ts';
import { encodeForm, type FormValue } from './encode-form.ts';

export interface StripeClient {
  get(path: string, query?: FormValue): Promise<unknown>;
  /** @param idempotencyKey repeats under the same key are carried out once; absent where a repeat does no harm. */
  post(path: string, form: FormValue, idempotencyKey?: string): Promise<unknown>;
}

interface StripeClientOptions {
  readonly apiUrl: string;
  readonly secretKey: string;
  /** Tests use a shorter one. */
  readonly timeoutMs?: number | undefined;
}

/**
 * The version of the API that this code and its tests were written for: Stripe keeps to it until it is changed
 * here.
 */
const apiVersion = '2026-09-30.endive';
const patienceMs = 10_000;
const maxAnswerBytes = 1024 * 1024;

/**
 * Calls to Stripe's API. An error's message never contains the key or the response: for a refusal, only the status
 * and Stripe's code.
 */
export function createStripeClient({
  apiUrl,
  secretKey,
  timeoutMs = patienceMs,
}: StripeClientOptions): StripeClient {
  async function call(path: string, init: RequestInit, headers: Record<string, string> = {}) {
    const signal = AbortSignal.timeout(timeoutMs);
    const authorization = `Bearer ${secretKey}`;
    const known = { Authorization: authorization, 'Stripe-Version': apiVersion, ...headers };
    try {
      const response = await fetch(apiUrl + path, {
        ...init,
        headers: known,
        redirect: 'error',
        signal,
      });
      return { status: response.status, text: await readText(response) };
    } catch (cause) {
      throw new ProviderAway('The payment provider does not answer.', { cause });
    }
  }

  async function ask(path: string, init: RequestInit, headers?: Record<string, string>) {
    const { status, text } = await call(path, init, headers);
    const answer = parse(text);
    if (status === 200) {
      if (answer !== null) return answer;
      throw new ProviderAway('The payment provider’s answer cannot be read.');
    }
    // 409: the same request is in progress. 429: too many requests.
    const isAway = status >= 500 || status === 409 || status === 429;
    const message = `The payment provider answered ${status} ${codeOf(answer)}`.trim();
    throw isAway ? new ProviderAway(message) : new ProviderRefusal(message);
  }

  return {
    get(path, query) {
      const search = query === undefined ? '' : `?${encodeForm(query)}`;
      return ask(path + search, { method: 'GET' });
    },
    post: (path, form, idempotencyKey) =>
      ask(
        path,
        { method: 'POST', body: encodeForm(form) },
        {
          'Content-Type': 'application/x-www-form-urlencoded',
          ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
        },
      ),
  };
}

async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > maxAnswerBytes) throw new Error('The answer is too long.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function parse(text: string): object | null {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' ? json : null;
  } catch {
    return null;
  }
}

/** Stripe's code for a refusal: letters and underscores, nothing from the request. */
function codeOf(answer: object | null): string {
  const error = answer !== null && 'error' in answer ? answer.error : null;
  if (typeof error !== 'object' || error === null) return '';
  const words = ['code' in error && error.code, 'type' in error && error.type];
  return words.find((word): word is string => /^[a-z_]{1,80}$/.test(String(word))) ?? '';
}

import * as z from 'zod/mini';
import type { EndpointDefinition } from './endpoint.ts';
import { HttpError } from './http-error.ts';

/** As much of `fetch` as the client needs, so that this file knows neither DOM nor Node. */
export type Fetch = (url: string, init: FetchInit) => Promise<FetchResponse>;

interface FetchInit {
  method: string;
  credentials: 'include';
  headers: Record<string, string>;
  body?: string;
}

export interface FetchResponse {
  readonly ok: boolean;
  readonly status: number;
  readonly statusText: string;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
  json(): Promise<unknown>;
}

interface SendOptions {
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

/** Sends one call with credentials; a body as JSON. Never retries. */
export type Send = (
  call: Pick<EndpointDefinition, 'method' | 'path'>,
  options?: SendOptions,
) => Promise<FetchResponse>;

export function createSend(fetch: Fetch): Send {
  return ({ method, path }, { body, headers = {} } = {}) => {
    if (body === undefined) return fetch(path, { method, credentials: 'include', headers });
    return fetch(path, {
      method,
      credentials: 'include',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  };
}

/** Rejects with a schema error when the answer is not the API's. */
export async function readBody<Schema extends z.ZodMiniType>(
  schema: Schema,
  response: FetchResponse,
): Promise<z.output<Schema>> {
  return z.parse(schema, await response.json());
}

/** Rejects with `HttpError` when the server has refused. */
export async function mustSucceed(
  answer: FetchResponse | Promise<FetchResponse>,
): Promise<FetchResponse> {
  const response = await answer;
  if (response.ok) return response;
  throw new HttpError(response.status, response.statusText, await response.text());
}

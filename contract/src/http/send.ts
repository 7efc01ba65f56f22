import * as z from 'zod/mini';
import type { EndpointDefinition, PathParameters } from '../commands/endpoint.ts';
import { HttpError } from './http-error.ts';

/** The part of `fetch` that the client needs, so that this file depends on neither DOM nor Node types. */
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

/** The fields of an endpoint that sending needs. */
export interface Addressed<Path extends string> extends Pick<EndpointDefinition, 'method'> {
  readonly path: Path;
  href(parameters: PathParameters<Path>): string;
}

interface SendOptions {
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

/** Sends one call with credentials; a body as JSON. Never retries. */
export type Send = <Path extends string>(
  endpoint: Addressed<Path>,
  parameters: PathParameters<Path>,
  options?: SendOptions,
) => Promise<FetchResponse>;

export function createSend(fetch: Fetch): Send {
  return ({ method, href }, parameters, { query = {}, body, headers = {} } = {}) => {
    const url = href(parameters) + formatQuery(query);
    if (body === undefined) return fetch(url, { method, credentials: 'include', headers });
    return fetch(url, {
      method,
      credentials: 'include',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  };
}

function formatQuery(query: Readonly<Record<string, string>>): string {
  const fields = Object.entries(query).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return fields.length === 0 ? '' : `?${fields.join('&')}`;
}

/** Sends a call that either succeeds with its endpoint's response or rejects. */
export type Ask = <Path extends string, Response extends z.ZodMiniType>(
  endpoint: Addressed<Path> & { readonly response: Response },
  parameters: PathParameters<Path>,
  options?: SendOptions,
) => Promise<z.output<Response>>;

export function createAsk(send: Send): Ask {
  return async (endpoint, parameters, options) =>
    readBody(endpoint.response, await mustSucceed(send(endpoint, parameters, options)));
}

/** The header that makes the server refuse a change if the submission has changed since `revision`. */
export function ifMatch(revision: number | undefined): Record<string, string> {
  return revision === undefined ? {} : { 'If-Match': `"${revision}"` };
}

/** Rejects with a schema error when the answer is not the API's. An answer of 204 has no body. */
export async function readBody<Schema extends z.ZodMiniType>(
  schema: Schema,
  response: FetchResponse,
): Promise<z.output<Schema>> {
  return z.parse(schema, response.status === 204 ? undefined : await response.json());
}

/** Rejects with `HttpError` when the server has refused. */
export async function mustSucceed(
  answer: FetchResponse | Promise<FetchResponse>,
): Promise<FetchResponse> {
  const response = await answer;
  if (response.ok) return response;
  throw new HttpError(response.status, response.statusText, await response.text());
}

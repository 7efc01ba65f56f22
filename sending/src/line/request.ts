import { watchForStall } from './stall-watch.ts';

export interface Request {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: XMLHttpRequestBodyInit;
  readonly signal: AbortSignal;
  /** How long nothing may move before it counts as lost. */
  readonly stallMs: number;
  /** Called with how much of how much of the body was sent. */
  onSent?(loaded: number, total: number): void;
}

export interface Answer {
  readonly status: number;
  readonly body: string;
  header(name: string): string | null;
}

/** Never rejects; `null` if there was no answer: the line was lost, nothing moved, or `signal` was aborted. */
export function ask(request: Request): Promise<Answer | null> {
  const { method, path, headers = {}, body = null, signal, stallMs, onSent } = request;
  if (signal.aborted) return Promise.resolve(null);
  // fetch() cannot report how much of a body has been sent.
  const http = new XMLHttpRequest();
  const stall = watchForStall(stallMs, () => http.abort());
  return new Promise<Answer | null>((resolve) => {
    http.open(method, path);
    for (const [name, value] of Object.entries(headers)) http.setRequestHeader(name, value);
    http.upload.onprogress = ({ loaded, total }) => {
      stall.moved();
      onSent?.(loaded, total);
    };
    http.onload = () => {
      const { status, responseText } = http;
      resolve({ status, body: responseText, header: (name) => http.getResponseHeader(name) });
    };
    http.onerror = () => resolve(null);
    http.onabort = () => resolve(null);
    signal.addEventListener('abort', () => http.abort(), { signal: stall.ended });
    http.send(body);
  }).finally(() => stall.end());
}

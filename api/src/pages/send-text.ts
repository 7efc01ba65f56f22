import type { IncomingMessage, ServerResponse } from 'node:http';
import { dataHeaders } from '../http/answers/api-headers.ts';
import { lingerThenEnd } from '../http/answers/linger.ts';
import { strictTransport } from '../http/answers/security-headers.ts';
import { arrivedThroughTls } from '../http/tls.ts';
import type { TrustProxy } from '../settings/setting-values.ts';

/**
 * Sends a response without a page: a redirect, an error, a plain text. It has the same security headers as a page.
 */
export type SendText = (
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  text: string,
  header?: readonly [name: string, value: string],
) => void;

export function createTextSender(trustProxy: TrustProxy): SendText {
  return (request, response, status, text, header) => {
    response.statusCode = status;
    for (const each of dataHeaders) response.setHeader(...each);
    if (arrivedThroughTls(request, trustProxy)) response.setHeader(...strictTransport);
    if (header) response.setHeader(...header);
    response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    response.setHeader('Content-Length', Buffer.byteLength(text));
    response.setHeader('Cache-Control', 'no-cache');
    lingerThenEnd(request, response, text);
  };
}

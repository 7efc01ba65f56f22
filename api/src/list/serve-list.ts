import type { IncomingMessage, ServerResponse } from 'node:http';
import { endpoints } from '@yiqiao/contract/endpoints';
import { setApiHeaders } from '../http/api-headers.ts';
import type { RequestLog } from '../http/request-log.ts';
import { arrivedThroughTls } from '../http/tls.ts';
import type { Sessions } from '../session/sessions.ts';
import type { TrustProxy } from '../settings/settings.ts';
import type { QuoteList } from './quote-list.ts';
import { sendList } from './send-list.ts';

interface ServeListOptions {
  readonly list: QuoteList;
  readonly sessions: Pick<Sessions, 'isKnownAdministrator'>;
  readonly trustProxy: TrustProxy;
  readonly logRequest: RequestLog;
}

/**
 * Answers the console's repeated call for the list before the router is asked, which would cost more
 * than the list itself. Whatever is not that very case is left to the router.
 */
export interface ServeList {
  isFor(request: IncomingMessage): boolean;
  /** @returns whether it was answered; if not, nothing of the answer was touched. */
  serve(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
}

export function createServeList(options: ServeListOptions): ServeList {
  const { list, sessions, trustProxy, logRequest } = options;
  return {
    isFor: ({ method, url }) => method === 'GET' && url === endpoints.adminQuotes.path,
    async serve(request, response) {
      if (!(await sessions.isKnownAdministrator(request))) return false;
      const answer = await list.read();
      setApiHeaders(response, arrivedThroughTls(request, trustProxy));
      logRequest(request, response);
      sendList(request, response, answer);
      return true;
    },
  };
}

import type { ClientRequest } from '@yiqiao/contract/client-page/client-request';
import { createContext } from 'react';

/** Everything that a client's page shows; the server has put it into the page as well. */
export interface RequestPageData {
  /** `request.servedAt` is now. */
  readonly request: ClientRequest;
  /** The address of the page without its language; its last segment is the key. */
  readonly path: string;
  /** For the form of a message: sent twice, it is one message. */
  readonly messageId: string;
  /** The code of what was in the way of a form that was sent without scripts. */
  readonly refused: string | null;
}

/** `null` on every other page, and on the development server, which renders no page. */
export const RequestDataContext = createContext<RequestPageData | null>(null);

/** The element that holds the data as JSON. */
const dataId = 'request-data';

/** The data as it stands in the page: no text in it can end the element. */
export function requestDataElement(data: RequestPageData): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${dataId}">${json}</script>`;
}

/** Takes the data out of a page that our server has made. */
export function readRequestData(page: Document): RequestPageData | null {
  const json = page.getElementById(dataId)?.textContent;
  return json == null ? null : JSON.parse(json);
}

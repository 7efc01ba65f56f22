import type { ClientRequest } from '@yiqiao/contract/client-page/client-request';
import { createContext } from 'react';

/** The data of a client's page; the server embeds it in the page as well. */
export interface RequestPageData {
  /** Its `servedAt` is the current time. */
  readonly request: ClientRequest;
  /** The path of the page without its language; its last segment is the key. */
  readonly path: string;
  /** Id for the message form, so that sending it twice makes one message. */
  readonly messageId: string;
  /** Why a form that was sent without scripts was refused. */
  readonly refused: string | null;
}

/** `null` on every other page, and on the development server, which renders no page. */
export const RequestDataContext = createContext<RequestPageData | null>(null);

/** The element that holds the data as JSON. */
const dataId = 'request-data';

/** The element for the page: escaped, so that no text in it can close the element. */
export function requestDataElement(data: RequestPageData): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${dataId}">${json}</script>`;
}

/** Reads the data from a page rendered by our server. */
export function readRequestData(page: Document): RequestPageData | null {
  const json = page.getElementById(dataId)?.textContent;
  return json == null ? null : JSON.parse(json);
}

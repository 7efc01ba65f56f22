import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  findLanguage,
  inLanguage,
  respell,
  withoutLanguage,
  withoutTrailingSlashes,
} from '@yiqiao/contract/text/languages';
import { describeFault, type Log } from '@yiqiao/ports/log';
import { acceptedEncoding, type Encoding } from '../http/answers/accepted-encoding.ts';
import { namesTag } from '../http/answers/entity-tag.ts';
import { requestPath } from '../http/request-path.ts';
import { arrivedThroughTls } from '../http/tls.ts';
import type { TrustProxy } from '../settings/setting-values.ts';
import type { StaticPages } from './load-pages.ts';
import { securityText, securityTextPath } from './security-text.ts';
import { createTextSender, type SendText } from './send-text.ts';
import { isRequestAddress, readRequestKey, type ServeRequestPage } from './serve-request-page.ts';
import type { ServedFile } from './served-file.ts';
import type { StaticFile } from './static-file.ts';

/** Serves a page or a file. Handles every path outside /api. */
export type ServePages = (request: IncomingMessage, response: ServerResponse) => void;

const home = '/admin/dashboard';

interface ServePagesOptions {
  readonly trustProxy: TrustProxy;
  readonly clock: () => number;
  /** `null` when run from source, where another server serves the pages. */
  readonly serveRequestPage: ServeRequestPage | null;
  readonly log: Log;
}

/** Serves from memory without going through the router: no file is read, no header is computed. */
export function createServePages(
  { files, notFoundPages, linkEndedPages }: StaticPages,
  { trustProxy, clock, serveRequestPage, log }: ServePagesOptions,
): ServePages {
  const sendText = createTextSender(trustProxy);
  const sendFile = createFileSender(trustProxy, sendText);

  function answerFault(response: ServerResponse, request: IncomingMessage, fault: unknown): void {
    log('error', 'fault', describeFault(fault));
    if (response.headersSent) response.destroy();
    else sendText(request, response, 500, 'Something went wrong on our side.');
  }

  function send(
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
    file: ServedFile,
  ): void {
    const now = file.now();
    if (now !== null) sendFile(request, response, status, now);
    else {
      file.make().then(
        (made) => sendFile(request, response, status, made),
        (fault: unknown) => answerFault(response, request, fault),
      );
    }
  }

  function sendNotFound(request: IncomingMessage, response: ServerResponse, path: string): void {
    const pages = isRequestAddress(path) ? linkEndedPages : notFoundPages;
    const page = pages.get(findLanguage(path));
    if (page && isPageAddress(path)) send(request, response, 404, page);
    else sendText(request, response, 404, 'Not found');
  }

  return (request, response) => {
    const { method, url = '/' } = request;
    const path = requestPath(url);
    if (method !== 'GET' && method !== 'HEAD') {
      return sendText(request, response, 405, 'Method not allowed', ['Allow', 'GET, HEAD']);
    }
    const file = files.get(isJoinAddress(path) ? '/admin/login' : path);
    if (file) return send(request, response, 200, file);
    if (path === securityTextPath) {
      return sendText(request, response, 200, securityText(clock()));
    }
    const target = redirectOf(path, files);
    if (target) {
      return sendText(request, response, target.status, '', [
        'Location',
        target.to + url.slice(path.length),
      ]);
    }
    if (serveRequestPage === null || readRequestKey(path) === null) {
      return sendNotFound(request, response, path);
    }
    serveRequestPage(request, response, path)
      .then((isServed) => {
        if (!isServed) sendNotFound(request, response, path);
      })
      .catch((fault: unknown) => answerFault(response, request, fault));
  };
}

/** The page of an invitation is a screen of the console, which asks whether the key invites anybody. */
function isJoinAddress(path: string): boolean {
  return /^\/admin\/join\/[\w-]+$/.test(path);
}

function createFileSender(trustProxy: TrustProxy, sendText: SendText) {
  const readEncoding = createEncodingReader();
  return (
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
    file: StaticFile,
  ): void => {
    const chosen = file[readEncoding(request.headers['accept-encoding'])];
    const headers = arrivedThroughTls(request, trustProxy) ? chosen.secureHeaders : chosen.headers;
    if (status === 200 && isKnown(request, file)) {
      response.writeHead(304, withoutBody(headers)).end();
      return;
    }
    if (request.method === 'HEAD') response.writeHead(status, headers).end();
    else if (chosen.body) response.writeHead(status, headers).end(chosen.body);
    else {
      file.unpacked().then(
        (body) => response.writeHead(status, headers).end(body),
        () => sendText(request, response, 500, 'This file is damaged on the server.'),
      );
    }
  };
}

/** A missing script must get a plain 404: a page in its place would be executed as a script. */
function isPageAddress(path: string): boolean {
  return !/\/assets\/|\.[a-z\d]{2,12}$/i.test(path);
}

/** Only to paths that exist here, so that no URL can redirect to another site. */
function redirectOf(path: string, files: ReadonlyMap<string, ServedFile>) {
  if (path === '/admin' || path === '/admin/') return { status: 302, to: home };
  const clean = withoutTrailingSlashes(path);
  const lost = findLostLinkPage(clean, files);
  if (lost !== null) return { status: 302, to: lost };
  const respelled = respell(clean);
  if (respelled !== null && files.has(respelled)) return { status: 301, to: respelled };
  return clean !== path && files.has(clean) ? { status: 308, to: clean } : null;
}

/** Asking for a lost link has one page where links are mailed, and another where they are not. */
function findLostLinkPage(path: string, files: ReadonlyMap<string, ServedFile>): string | null {
  if (files.has(path) || !/^\/request(?:\/sent|\/write)?$/.test(withoutLanguage(path))) return null;
  const language = findLanguage(path);
  const known = ['/request', '/request/write'].map((page) => inLanguage(page, language));
  return known.find((page) => files.has(page)) ?? null;
}

function isKnown(request: IncomingMessage, { br, gzip, identity }: StaticFile): boolean {
  return namesTag(request.headers['if-none-match'], [br.tag, gzip.tag, identity.tag]);
}

const bodyHeaders = new Set(['Content-Type', 'Content-Length', 'Content-Encoding']);

function withoutBody(headers: readonly string[]): string[] {
  return headers.filter((_, index) => !bodyHeaders.has(headers[index - (index % 2)] ?? ''));
}

/** Browsers send the same few values over and over; an attacker's thousands must not fill the memory. */
function createEncodingReader(): (header: string | undefined) => Encoding {
  const known = new Map<string, Encoding>();
  return (header) => {
    if (header === undefined) return 'identity';
    const found = known.get(header);
    if (found) return found;
    const encoding = acceptedEncoding(header);
    if (known.size < 100) known.set(header, encoding);
    return encoding;
  };
}

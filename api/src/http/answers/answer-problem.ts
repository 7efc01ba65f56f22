import type { IncomingMessage, ServerResponse } from 'node:http';
import { askForLinksPath } from '@yiqiao/contract/http/ask-for-links-path';
import type { Problem } from '@yiqiao/contract/problem/problem';
import { EngineAway } from '@yiqiao/ports/faults/engine-away';
import { isOutOfHandles, isOutOfSpace } from '@yiqiao/ports/faults/error-code';
import { StandbyAway } from '@yiqiao/ports/faults/standby-away';
import { requestPath } from '../request-path.ts';
import { answerLanguage } from './answer-language.ts';
import { HttpProblem, tryLater } from './http-problem.ts';
import { lingerThenEnd } from './linger.ts';
import { plainPagePolicy } from './plain-page.ts';
import { prefersHtml } from './prefers-html.ts';
import { problemPage } from './problem-page.ts';

const internal = new HttpProblem(
  500,
  'internal',
  'Something went wrong on our side. Please try again in a moment.',
);

/**
 * Responds with a problem: as JSON, or as a page for a form sent without JavaScript. The request's body may still
 * be arriving, so the response is sent at once and the connection is closed only after draining it.
 */
export function answerProblem(
  request: IncomingMessage,
  response: ServerResponse,
  problem: HttpProblem,
  requestId: string,
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const isPage = request.method === 'POST' && prefersHtml(request);
  const body = isPage
    ? problemPage(problem, requestId, { language: answerLanguage(request), form: formOf(request) })
    : JSON.stringify(toBody(problem, requestId));
  for (const [name, value] of Object.entries(problem.headers)) response.setHeader(name, value);
  if (isPage) response.setHeader('Content-Security-Policy', plainPagePolicy);
  response.setHeader('Content-Type', `${isPage ? 'text/html' : 'application/json'}; charset=utf-8`);
  response.setHeader('Content-Length', Buffer.byteLength(body));
  response.statusCode = problem.status;
  lingerThenEnd(request, response, request.method === 'HEAD' ? '' : body);
}

/** Where the form that a page without scripts has sent is filled in. */
function formOf({ url = '' }: IncomingMessage): string {
  return requestPath(url) === askForLinksPath ? '/request' : '/quote';
}

function toBody(problem: HttpProblem, requestId: string): Problem {
  return {
    message: problem.message,
    code: problem.code,
    ...(problem.field !== undefined && { field: problem.field }),
    ...(problem.status >= 500 && { requestId }),
  };
}

/** The problem to report for a fault; internal faults reveal no details. */
export function toProblem(fault: unknown): HttpProblem {
  if (fault instanceof HttpProblem) return fault;
  if (fault instanceof StandbyAway) return noSecondCopy(fault);
  if (fault instanceof EngineAway) return away(fault);
  if (isOutOfSpace(fault)) return diskFull(fault);
  if (isOutOfHandles(fault)) return tooBusy(fault);
  // Raised by the router for a path with a broken escape.
  return fault instanceof URIError
    ? new HttpProblem(400, 'malformed-body', 'The request could not be read.', { cause: fault })
    : internal;
}

/** Most outages are over by then. */
const awaySeconds = 10;

function away(cause: EngineAway): HttpProblem {
  const message = 'Our storage does not answer at the moment. Please try again in a moment.';
  return tryLater(503, message, awaySeconds, cause);
}

/** The log, health and the doctor name the standby; this is read by visitors too. */
function noSecondCopy(cause: StandbyAway): HttpProblem {
  const message =
    'We cannot keep a second copy of a change at the moment, so nothing was changed. Please try again in a moment.';
  return tryLater(503, message, awaySeconds, cause);
}

function tooBusy(cause: unknown): HttpProblem {
  return tryLater(503, 'The server is busy. Please try again in a moment.', awaySeconds, cause);
}

/** For changes; uploads have a message of their own. */
function diskFull(cause: unknown): HttpProblem {
  const message = "Our server's disk is full, and nothing was changed. Please try again later.";
  return new HttpProblem(507, 'no-room', message, { cause });
}

import { inLanguage } from '@yiqiao/contract/text/languages';
import type { Request, Response } from 'express';
import { answerLanguage } from '../../http/answers/answer-language.ts';
import { prefersHtml } from '../../http/answers/prefers-html.ts';
import type { ClientRequests } from '../../order/client-requests.ts';
import { answered, Refused } from '../handler.ts';
import { type OrderDecision, orderProblem } from './order-problem.ts';

/** A change by a client. Scripts get the current state, pages without scripts a redirect back. */
export interface ClientChange {
  readonly parameters: { readonly key: string };
  readonly request: Request;
  readonly response: Response;
}

/** @throws HttpProblem 400 for invalid input. @param field the field it is about. */
export function answerClient(
  requests: Pick<ClientRequests, 'show'>,
  decision: OrderDecision,
  call: ClientChange,
  field: string,
) {
  if (decision.kind === 'refused') return refuseClient(requests, decision, call, field);
  if (!prefersHtml(call.request)) return requests.show(decision.quote);
  call.response.redirect(303, pagePath(call));
  return answered;
}

/** The same for a refusal alone. */
export function refuseClient(
  requests: Pick<ClientRequests, 'show'>,
  { reason, quote }: Extract<OrderDecision, { kind: 'refused' }>,
  call: ClientChange,
  field: string,
) {
  if (prefersHtml(call.request)) {
    call.response.redirect(303, `${pagePath(call)}?refused=${reason}`);
    return answered;
  }
  const problem = orderProblem(reason, field);
  if (problem.status === 400) throw problem;
  const { code, message } = problem;
  return new Refused({ code, message, request: requests.show(quote) });
}

function pagePath({ parameters: { key }, request }: ClientChange): string {
  return inLanguage(`/request/${encodeURIComponent(key)}`, answerLanguage(request));
}

import { randomUUID } from 'node:crypto';
import type { StoredQuote } from '@yiqiao/contract/decisions/stored-quote';
import type { Endpoints } from '@yiqiao/contract/http/endpoints';
import { decideAcceptance } from '@yiqiao/contract/order-decisions/decide-acceptance';
import { decideMessage } from '@yiqiao/contract/order-decisions/decide-message';
import { decideRefusal } from '@yiqiao/contract/order-decisions/decide-refusal';
import type { FileDeletionRules } from '@yiqiao/contract/quote/file-deletion';
import { inLanguage } from '@yiqiao/contract/text/languages';
import type { Request, Response } from 'express';
import { answerLanguage } from '../../http/answers/answer-language.ts';
import { tryLater } from '../../http/answers/http-problem.ts';
import { prefersHtml } from '../../http/answers/prefers-html.ts';
import { toClientKey } from '../../http/limits/client-address.ts';
import { createTokenBuckets } from '../../http/limits/token-buckets.ts';
import { noRequest, type RequestDesk } from '../../order/request-desk.ts';
import { answered, type Handler, Refused } from '../handler.ts';
import { type OrderDecision, orderProblem } from './order-problem.ts';

interface ClientOrdersOptions {
  readonly desk: RequestDesk;
  readonly clock: () => number;
  readonly rules: FileDeletionRules;
}

type ClientCall = 'clientRequest' | 'acceptOffer' | 'declineOffer' | 'sendClientMessage';

/** What is answered to a change: by script what holds now, without scripts the way back to the page. */
interface ClientChange {
  readonly key: string;
  readonly request: Request;
  readonly response: Response;
  /** The field that its texts come from. */
  readonly field: string;
}

/** What clients do with the key of their page. No cookie is involved: the key is the proof. */
export function clientOrders({ desk, clock, rules }: ClientOrdersOptions): {
  readonly [Name in ClientCall]: Handler<Endpoints[Name]>;
} {
  const reads = createTokenBuckets({ capacity: 240, msPerToken: 500, clock });
  const changes = createTokenBuckets({ capacity: 30, msPerToken: 10_000, clock });

  async function change(
    call: ClientChange,
    decide: (quote: StoredQuote, at: number) => OrderDecision,
  ) {
    limit(changes, call.request);
    return answerClient(desk, await desk.change(call.key, decide), call);
  }

  return {
    async clientRequest({ parameters, request }) {
      limit(reads, request);
      const quote = await desk.find(parameters.key);
      if (quote === null) throw noRequest();
      return desk.show(quote);
    },
    acceptOffer: ({ parameters: { key }, body, request, response }) =>
      change({ key, request, response, field: 'name' }, (quote, at) =>
        decideAcceptance(quote, body, at, rules),
      ),
    declineOffer: ({ parameters: { key }, body, request, response }) =>
      change({ key, request, response, field: 'reason' }, (quote, at) =>
        decideRefusal(quote, body, at, rules),
      ),
    async sendClientMessage({ parameters: { key }, body, request, response }) {
      const { text, changeId: id = randomUUID() } = body;
      return change({ key, request, response, field: 'text' }, (quote, at) =>
        decideMessage(quote, { id, from: 'client', text }, at, rules),
      );
    },
  };
}

/** @throws HttpProblem 429 */
function limit(buckets: ReturnType<typeof createTokenBuckets>, { ip }: Request): void {
  const waitMs = buckets.take(toClientKey(ip));
  if (waitMs === 0) return;
  const message = 'Too many requests came from your network. Please wait a moment and try again.';
  throw tryLater(429, message, waitMs / 1000);
}

function answerClient(
  desk: Pick<RequestDesk, 'show'>,
  decision: OrderDecision,
  { key, request, response, field }: ClientChange,
) {
  if (prefersHtml(request)) {
    const path = inLanguage(`/request/${encodeURIComponent(key)}`, answerLanguage(request));
    const refused = decision.kind === 'refused' ? `?refused=${decision.reason}` : '';
    response.redirect(303, path + refused);
    return answered;
  }
  const now = desk.show(decision.quote);
  if (decision.kind !== 'refused') return now;
  const problem = orderProblem(decision.reason, field);
  if (problem.status === 400) throw problem;
  return new Refused({ code: problem.code, message: problem.message, request: now });
}

import { randomUUID } from 'node:crypto';
import { decideAcceptance } from '@yiqiao/contract/commands/client/decide-acceptance';
import { decideConfirmation } from '@yiqiao/contract/commands/client/decide-confirmation';
import { decideDownload } from '@yiqiao/contract/commands/client/decide-download';
import { decideRefusal } from '@yiqiao/contract/commands/client/decide-refusal';
import { decideRevision } from '@yiqiao/contract/commands/client/decide-revision';
import { decideWish } from '@yiqiao/contract/commands/client/decide-wish';
import { decideMessage } from '@yiqiao/contract/commands/office/decide-message';
import type { FileDeletionRules } from '@yiqiao/contract/files/file-deletion';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import { inLanguage } from '@yiqiao/contract/text/languages';
import type { Request, Response } from 'express';
import { answerLanguage } from '../../http/answers/answer-language.ts';
import { prefersHtml } from '../../http/answers/prefers-html.ts';
import { limitCall } from '../../http/limits/limit-requests.ts';
import type { Log } from '../../log/log.ts';
import { noRequest, type RequestDesk } from '../../order/request-desk.ts';
import { createTokenBuckets } from '../../pace/token-buckets.ts';
import { findDelivered } from '../documents/find-finished.ts';
import { sendFile } from '../documents/send-file.ts';
import type { StoredDocuments } from '../documents/stored-document.ts';
import { answered, type Handlers, Refused } from '../handler.ts';
import { type OrderDecision, orderProblem } from './order-problem.ts';

interface ClientOrdersOptions {
  readonly desk: RequestDesk;
  readonly clock: () => number;
  readonly rules: FileDeletionRules;
  readonly stored: Pick<StoredDocuments, 'withFile'>;
  readonly log: Log;
}

type ClientCall =
  | 'clientRequest'
  | 'acceptOffer'
  | 'declineOffer'
  | 'sendClientMessage'
  | 'makeWish'
  | 'confirmDelivery'
  | 'requestRevision'
  | 'clientDeliverable';

/** A change by a client. Scripts are answered with what holds now, pages without scripts with the way back. */
interface ClientChange {
  readonly parameters: { readonly key: string };
  readonly request: Request;
  readonly response: Response;
}

/** What clients do with the key of their page. No cookie is involved: the key is the proof. */
export function clientOrders(options: ClientOrdersOptions): Pick<Handlers, ClientCall> {
  const { desk, clock, rules, stored, log } = options;
  const reads = createTokenBuckets({ capacity: 240, msPerToken: 500, clock });
  const changes = createTokenBuckets({ capacity: 30, msPerToken: 10_000, clock });

  /** @param field the one that its texts come from. */
  async function change(
    call: ClientChange,
    field: string,
    decide: (quote: StoredQuote, at: number) => OrderDecision,
  ) {
    limitCall(changes, call.request);
    const decision = await desk.change(call.parameters.key, decide);
    if (decision.kind === 'refused') return refuseClient(desk, decision, call, field);
    if (!prefersHtml(call.request)) return desk.show(decision.quote);
    call.response.redirect(303, pagePath(call));
    return answered;
  }

  /** It has been answered: what goes wrong here is for the log. */
  async function noteDownload(key: string, fileId: string): Promise<void> {
    await desk
      .change(key, (quote, at) => decideDownload(quote, { fileId }, at))
      .catch((error: unknown) => log('warn', 'download-not-noted', { reason: String(error) }));
  }

  return {
    async clientRequest({ parameters, request }) {
      limitCall(reads, request);
      const quote = await desk.find(parameters.key);
      if (quote === null) throw noRequest();
      return desk.show(quote);
    },
    acceptOffer: (call) =>
      change(call, 'name', (quote, at) => decideAcceptance(quote, call.body, at, rules)),
    declineOffer: (call) =>
      change(call, 'reason', (quote, at) => decideRefusal(quote, call.body, at, rules)),
    sendClientMessage(call) {
      const { text, changeId: id = randomUUID() } = call.body;
      return change(call, 'text', (quote, at) =>
        decideMessage(quote, { id, from: 'client', text }, at, rules),
      );
    },
    makeWish(call) {
      const { what, changeId: id = randomUUID() } = call.body;
      return change(call, 'what', (quote, at) => decideWish(quote, { id, what }, at));
    },
    confirmDelivery: (call) =>
      change(call, 'number', (quote, at) => decideConfirmation(quote, call.body, at, rules)),
    requestRevision(call) {
      const { changeId: id = randomUUID(), ...revision } = call.body;
      return change(call, 'text', (quote, at) =>
        decideRevision(quote, { ...revision, id }, at, rules),
      );
    },
    async clientDeliverable({ parameters: { key, fileId }, request, response }) {
      limitCall(reads, request);
      const quote = await desk.find(key);
      if (quote === null) throw noRequest();
      const file = findDelivered(quote, fileId);
      const isWhole = await stored.withFile(quote, file, (document) =>
        sendFile(request, response, document, file),
      );
      if (isWhole) await noteDownload(key, fileId);
      return answered;
    },
  };
}

/** @throws HttpProblem 400 for what cannot be meant. @param field the one that it would be about. */
export function refuseClient(
  desk: Pick<RequestDesk, 'show'>,
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
  return new Refused({ code, message, request: desk.show(quote) });
}

function pagePath({ parameters: { key }, request }: ClientChange): string {
  return inLanguage(`/request/${encodeURIComponent(key)}`, answerLanguage(request));
}

import { findSourceObstacle } from '@yiqiao/contract/commands/add-source';
import { decideSourceRemoval } from '@yiqiao/contract/commands/office/remove-source';
import {
  clientSourceFieldsSchema,
  sourceFieldsSchema,
} from '@yiqiao/contract/commands/source-forms';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import { noSubmission } from '../../http/answers/http-problem.ts';
import { toClientKey } from '../../http/limits/client-address.ts';
import type { Office } from '../../office/office.ts';
import { noRequest } from '../../order/client-requests.ts';
import { signFor } from '../../people/sign-for.ts';
import { admitFile } from '../../uploads/admit-file.ts';
import type { UploadGates } from '../../uploads/gate/open-gates.ts';
import { takeSource } from '../../uploads/source-intake.ts';
import { findAdded } from '../documents/find-finished.ts';
import { sendFile } from '../documents/send-file.ts';
import type { StoredDocuments } from '../documents/stored-document.ts';
import { answered, type Handlers } from '../handler.ts';
import { answerClient } from '../order/answer-client.ts';
import { answerRemoval } from '../order/answer-order.ts';
import type { OrderDecision } from '../order/order-problem.ts';
import { receiveForOrder } from '../order/receive-for-order.ts';
import { readUploadsCookie } from '../uploads/uploads-cookie.ts';

type SourceCall = 'addClientSource' | 'addSource' | 'removeSource' | 'sourceFile';

/** Documents and reference files that clients and staff add to an order. Refused before the body is read, if possible. */
export function sourceCalls(
  office: Office,
  gates: UploadGates,
  stored: Pick<StoredDocuments, 'withFile'>,
): Pick<Handlers, SourceCall> {
  const { engine, clock, ownSettings, clientRequests: requests, jobs } = office;
  const adding = { ...office, counts: jobs.counts };
  return {
    async addClientSource(call) {
      const { request, parameters } = call;
      const found = await requests.find(parameters.key);
      if (found === null) throw noRequest();
      const reason = findSourceObstacle(found, 1);
      if (reason !== null) {
        return answerClient(requests, { kind: 'refused', reason, quote: found }, call, 'file');
      }
      const client = toClientKey(request.ip);
      const decision = await admitFile(
        { ...call, browser: readUploadsCookie(request) },
        office,
        (bytes) => gates.clients.admit(client, bytes),
        (arrival) =>
          takeSource(request, adding, {
            ...arrival,
            orderId: found.id,
            fields: clientSourceFieldsSchema,
            from: 'client',
            client: office.encodeClient(client),
            change: (decide) => requests.change(parameters.key, decide),
          }),
      );
      if (decision === null) throw noRequest();
      return answerClient(requests, decision, call, fieldOf(decision));
    },
    async addSource({ request, response, person, parameters: { id } }) {
      const { records } = signFor(office, person).engine;
      const findObstacle = (quote: StoredQuote) => findSourceObstacle(quote, 1);
      return receiveForOrder(
        { request, response, id },
        office,
        gates.staff,
        findObstacle,
        (arrival) =>
          takeSource(request, adding, {
            ...arrival,
            orderId: id,
            fields: sourceFieldsSchema,
            from: 'office',
            client: id,
            change: async (decide) => {
              const at = clock();
              return records.change(id, (it) => decide(it, at));
            },
          }),
      );
    },
    async removeSource({ response, person, parameters: { id, sourceId } }) {
      const at = clock();
      const decision = await signFor(office, person).engine.records.change(id, (quote) =>
        decideSourceRemoval(quote, { sourceId }, { at, rules: ownSettings.readKept() }),
      );
      return answerRemoval(office, response, decision);
    },
    async sourceFile({ request, response, parameters: { id, sourceId } }) {
      const quote = await engine.records.get(id);
      if (quote === undefined) throw noSubmission();
      const file = findAdded(quote, sourceId);
      await stored.withFile(quote, file, (document) => sendFile(request, response, document, file));
      return answered;
    },
  };
}

/** Where the page shows a refusal: a text that is too long is not the file's fault. */
function fieldOf(decision: OrderDecision): string {
  const ofText: readonly string[] = ['text-missing', 'text-too-long', 'order-full'];
  return decision.kind === 'refused' && ofText.includes(decision.reason) ? 'text' : 'file';
}

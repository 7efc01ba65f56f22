import { randomUUID } from 'node:crypto';
import { decideDownload } from '@yiqiao/contract/commands/client/decide-download';
import { clientCommands as commands } from '@yiqiao/contract/commands/commands';
import { limitCall } from '../../http/limits/limit-requests.ts';
import type { Office } from '../../office/office.ts';
import { noRequest } from '../../order/client-requests.ts';
import { createTokenBuckets } from '../../pace/token-buckets.ts';
import { findDelivered } from '../documents/find-finished.ts';
import { sendFile } from '../documents/send-file.ts';
import type { StoredDocuments } from '../documents/stored-document.ts';
import { answered, type Handlers } from '../handler.ts';
import { answerClient, type ClientChange } from './answer-client.ts';
import type { AnyDecide } from './order-problem.ts';

/** The field of each form at which its error is shown. */
const fields = {
  acceptOffer: 'name',
  declineOffer: 'reason',
  sendClientMessage: 'text',
  takeBackSource: 'becomes',
  makeWish: 'what',
  giveBilling: 'title',
  confirmDelivery: 'number',
  requestRevision: 'text',
} as const satisfies Readonly<Record<keyof typeof commands, string>>;

type ClientCommands = Pick<Handlers, keyof typeof commands>;

type ClientCalls = ClientCommands & Pick<Handlers, 'clientRequest' | 'clientDeliverable'>;

/** What clients can do with the key of their page. The key authorizes them; no cookie is involved. */
export function clientOrders(
  office: Pick<Office, 'clientRequests' | 'clock' | 'ownSettings' | 'log' | 'payments'>,
  stored: Pick<StoredDocuments, 'withFile'>,
): ClientCalls {
  const { clientRequests: requests, clock, ownSettings, log, payments } = office;
  const reads = createTokenBuckets({ capacity: 240, msPerToken: 500, clock });
  const changes = createTokenBuckets({ capacity: 30, msPerToken: 10_000, clock });

  function takeCommand(name: keyof typeof commands, decide: AnyDecide) {
    return async (call: ClientChange & { readonly body?: object }) => {
      limitCall(changes, call.request);
      const { key, ...named } = call.parameters;
      const command = { changeId: randomUUID(), ...call.body, ...named };
      const decision = await requests.change(key, (quote, at) =>
        decide(quote, command as never, { at, rules: ownSettings.readKept() }),
      );
      if (decision.kind === 'changed') void payments?.closer.closeOutdated(decision.quote);
      return answerClient(requests, decision, call, fields[name]);
    };
  }

  /** The response has been sent, so errors can only be logged. */
  async function noteDownload(key: string, fileId: string): Promise<void> {
    await requests
      .change(key, (quote, at) => decideDownload(quote, { fileId }, at))
      .catch((error: unknown) => log('warn', 'download-not-noted', { reason: String(error) }));
  }

  const names = Object.keys(fields) as (keyof typeof commands)[];
  const handlers = names.map((name) => [name, takeCommand(name, commands[name].decide)]);

  return {
    // Each handler has its command's name, and handles the call that the command pairs with its decision.
    ...(Object.fromEntries(handlers) as ClientCommands),
    async clientRequest({ parameters, request }) {
      limitCall(reads, request);
      const quote = await requests.find(parameters.key);
      if (quote === null) throw noRequest();
      return requests.show(quote);
    },
    async clientDeliverable({ parameters: { key, fileId }, request, response }) {
      limitCall(reads, request);
      const quote = await requests.find(key);
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

import { randomUUID } from 'node:crypto';
import { decideMessage } from '@yiqiao/contract/commands/office/decide-message';
import { decideNote } from '@yiqiao/contract/commands/office/decide-note';
import { decideOffer } from '@yiqiao/contract/commands/office/decide-offer';
import { decideOpening } from '@yiqiao/contract/commands/office/decide-opening';
import { decideSettlement } from '@yiqiao/contract/commands/office/decide-settlement';
import type { FileDeletionRules } from '@yiqiao/contract/files/file-deletion';
import type { RecordStore } from '../../engine/record-store.ts';
import { noSubmission } from '../../http/answers/http-problem.ts';
import type { RequestLinks } from '../../order/request-links.ts';
import type { Handlers } from '../handler.ts';
import { readRevision } from '../quote-revision.ts';
import { answerOrder, answerOrderAtRevision } from './answer-order.ts';

interface OfficeOrdersOptions {
  readonly records: Pick<RecordStore, 'change'>;
  readonly clock: () => number;
  readonly rules: FileDeletionRules;
  readonly links: Pick<RequestLinks, 'provide'>;
}

type OfficeCall =
  | 'markOpened'
  | 'makeOffer'
  | 'sendMessage'
  | 'keepNote'
  | 'settle'
  | 'readLink'
  | 'renewLink';

/** What the office does to orders. A change without an id of its sender's is one of its own each time. */
export function officeOrders({
  records,
  clock,
  rules,
  links,
}: OfficeOrdersOptions): Pick<Handlers, OfficeCall> {
  return {
    async markOpened({ response, parameters }) {
      const at = clock();
      const decision = await records.change(parameters.id, (quote) => decideOpening(quote, at));
      if (decision === null) throw noSubmission();
      response.setHeader('ETag', `"${decision.quote.revision}"`);
      return decision.quote;
    },
    async makeOffer({ request, response, parameters, body }) {
      const command = { ...body, ifRevision: readRevision(request.headers['if-match']) };
      const at = clock();
      const decision = await records.change(parameters.id, (quote) =>
        decideOffer(quote, command, at, rules),
      );
      return answerOrderAtRevision(response, decision);
    },
    async sendMessage({ response, parameters, body }) {
      const { changeId: id = randomUUID(), ...message } = body;
      const command = { ...message, id, from: 'office' } as const;
      const at = clock();
      const decision = await records.change(parameters.id, (quote) =>
        decideMessage(quote, command, at, rules),
      );
      return answerOrder(response, decision);
    },
    async keepNote({ response, parameters, body }) {
      const { changeId: id = randomUUID(), ...note } = body;
      const at = clock();
      const decision = await records.change(parameters.id, (quote) =>
        decideNote(quote, { ...note, id }, at),
      );
      return answerOrder(response, decision);
    },
    async settle({ response, parameters, body }) {
      const at = clock();
      const decision = await records.change(parameters.id, (quote) =>
        decideSettlement(quote, body, at),
      );
      return answerOrder(response, decision);
    },
    async readLink({ parameters }) {
      return provideLink(parameters.id, { isRenewal: false });
    },
    async renewLink({ parameters, body }) {
      return provideLink(parameters.id, { isRenewal: true, changeId: body.changeId });
    },
  };

  async function provideLink(id: string, renewal: Parameters<RequestLinks['provide']>[2]) {
    const requestPath = await links.provide(records, id, renewal, clock());
    if (requestPath === null) throw noSubmission();
    return { requestPath };
  }
}

import { decideDeliverableRemoval } from '@yiqiao/contract/commands/office/remove-deliverable';
import { noSubmission } from '../../http/answers/http-problem.ts';
import type { Office } from '../../office/office.ts';
import { signFor } from '../../people/sign-for.ts';
import { findFinished } from '../documents/find-finished.ts';
import { sendFile } from '../documents/send-file.ts';
import type { StoredDocuments } from '../documents/stored-document.ts';
import { answered, type Handlers } from '../handler.ts';
import { answerRemoval } from '../order/answer-order.ts';

type DeliveryCall = 'removeDeliverable' | 'deliverableFile';

/** What the office can do with finished files once they have arrived. */
export function officeDeliveries(
  office: Pick<Office, 'engine' | 'clock' | 'log'>,
  stored: Pick<StoredDocuments, 'withFile'>,
): Pick<Handlers, DeliveryCall> {
  const { records } = office.engine;
  return {
    async removeDeliverable({ response, person, parameters: { id, fileId } }) {
      const at = office.clock();
      const decision = await signFor(office, person).engine.records.change(id, (quote) =>
        decideDeliverableRemoval(quote, { fileId }, { at }),
      );
      return answerRemoval(office, response, decision);
    },
    async deliverableFile({ request, response, parameters: { id, fileId } }) {
      const quote = await records.get(id);
      if (quote === undefined) throw noSubmission();
      const file = findFinished(quote, fileId);
      await stored.withFile(quote, file, (document) => sendFile(request, response, document, file));
      return answered;
    },
  };
}

import { decideDeliverableRemoval } from '@yiqiao/contract/commands/office/decide-deliverable';
import { decideDelivery } from '@yiqiao/contract/commands/office/decide-delivery';
import type { FileDeletionRules } from '@yiqiao/contract/files/file-deletion';
import { removedKeysOf } from '@yiqiao/contract/files/order-files';
import type { RecordStore } from '../../engine/record-store.ts';
import { noSubmission } from '../../http/answers/http-problem.ts';
import { type DeletionTools, deleteFiles } from '../../retention/delete-files.ts';
import { findFinished } from '../documents/find-finished.ts';
import { sendFile } from '../documents/send-file.ts';
import type { StoredDocuments } from '../documents/stored-document.ts';
import { answered, type Handlers } from '../handler.ts';
import { answerOrder, answerOrderAtRevision } from '../order/answer-order.ts';
import { readRevision } from '../quote-revision.ts';

interface OfficeDeliveriesOptions extends DeletionTools {
  readonly records: Pick<RecordStore, 'get' | 'change'>;
  readonly rules: FileDeletionRules;
  readonly stored: Pick<StoredDocuments, 'withFile'>;
}

type DeliveryCall = 'deliver' | 'removeDeliverable' | 'deliverableFile';

/** What the office does with finished files once they have arrived. */
export function officeDeliveries({
  rules,
  stored,
  ...tools
}: OfficeDeliveriesOptions): Pick<Handlers, DeliveryCall> {
  const { records, now } = tools;
  return {
    async deliver({ request, response, parameters, body }) {
      const command = { ...body, ifRevision: readRevision(request.headers['if-match']) };
      const at = now();
      const decision = await records.change(parameters.id, (quote) =>
        decideDelivery(quote, command, at, rules),
      );
      return answerOrderAtRevision(response, decision);
    },
    /** The removal is stored before the file is touched: what a crash leaves undone, retention does. */
    async removeDeliverable({ response, parameters: { id, fileId } }) {
      const at = now();
      const decision = await records.change(id, (quote) =>
        decideDeliverableRemoval(quote, { id: fileId }, at),
      );
      if (decision === null || decision.kind === 'refused') return answerOrder(response, decision);
      const quote = await deleteFiles(tools, decision.quote, removedKeysOf(decision.quote));
      return answerOrder(response, { kind: 'changed', quote });
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

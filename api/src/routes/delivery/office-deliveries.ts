import { decideDeliverableRemoval } from '@yiqiao/contract/commands/office/remove-deliverable';
import { removedKeysOf } from '@yiqiao/contract/files/order-files';
import type { RecordStore } from '@yiqiao/ports/record-store';
import { noSubmission } from '../../http/answers/http-problem.ts';
import { type DeletionTools, deleteFiles } from '../../retention/delete-files.ts';
import { findFinished } from '../documents/find-finished.ts';
import { sendFile } from '../documents/send-file.ts';
import type { StoredDocuments } from '../documents/stored-document.ts';
import { answered, type Handlers } from '../handler.ts';
import { answerOrder } from '../order/answer-order.ts';

interface OfficeDeliveriesOptions extends DeletionTools {
  readonly records: Pick<RecordStore, 'get' | 'change'>;
  readonly stored: Pick<StoredDocuments, 'withFile'>;
}

type DeliveryCall = 'removeDeliverable' | 'deliverableFile';

/** What the office can do with finished files once they have arrived. */
export function officeDeliveries({
  stored,
  ...tools
}: OfficeDeliveriesOptions): Pick<Handlers, DeliveryCall> {
  const { records, now } = tools;
  return {
    /** The removal is stored before the file is deleted: after a crash, retention finishes it. */
    async removeDeliverable({ response, parameters: { id, fileId } }) {
      const at = now();
      const decision = await records.change(id, (quote) =>
        decideDeliverableRemoval(quote, { fileId }, { at }),
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

import type { IncomingMessage } from 'node:http';
import { decideDeliverable } from '@yiqiao/contract/commands/office/decide-deliverable';
import { deliverableFieldsSchema } from '@yiqiao/contract/commands/office/delivery-requests';
import { type Arrival, type ReceivingOffice, takeOrderFile } from './order-file-intake.ts';

/**
 * Receives a finished file and adds it to the submission's record.
 * @param id of the submission.
 */
export function takeDeliverable(
  request: IncomingMessage,
  id: string,
  office: ReceivingOffice,
  arrival: Arrival,
) {
  const { engine, clock, ownSettings } = office;
  return takeOrderFile(request, office, arrival, {
    orderId: id,
    fields: deliverableFieldsSchema,
    invalid: 'The `changeId` has 8 to 64 characters, the `device` 80 at most.',
    async record({ key, name: fileName, size: fileSize, sha256: fileSha256 }, sender) {
      const at = clock();
      return engine.records.change(id, (quote) =>
        decideDeliverable(
          quote,
          { id: key, fileName, fileSize, fileSha256, ...sender },
          at,
          ownSettings.readKept(),
        ),
      );
    },
  });
}

import type { IncomingMessage } from 'node:http';
import { decideJobFile } from '@yiqiao/contract/commands/jobs/job-files';
import { deliverableFieldsSchema } from '@yiqiao/contract/commands/office/delivery-requests';
import { splitJobId } from '@yiqiao/contract/record/job-id';
import { type Arrival, type ReceivingOffice, takeOrderFile } from './order-file-intake.ts';

/**
 * Receives a translator's finished file and adds it to the job.
 * @param jobId as calls name it.
 */
export function takeJobFile(
  request: IncomingMessage,
  jobId: string,
  office: ReceivingOffice,
  arrival: Arrival,
) {
  const { engine, clock, ownSettings } = office;
  const { orderId } = splitJobId(jobId);
  return takeOrderFile(request, office, arrival, {
    orderId,
    fields: deliverableFieldsSchema,
    invalid: 'The `changeId` has 8 to 64 characters, the `device` 80 at most.',
    async record({ key: id, name: fileName, size: fileSize, sha256: fileSha256 }, sender) {
      const file = { jobId, id, fileName, fileSize, fileSha256, ...sender };
      const at = clock();
      return engine.records.change(orderId, (quote) =>
        decideJobFile(quote, file, { at, rules: ownSettings.readKept() }),
      );
    },
  });
}

import type { IncomingMessage } from 'node:http';
import { decideInvoice } from '@yiqiao/contract/commands/office/attach-invoice';
import { invoiceFieldsSchema } from '@yiqiao/contract/commands/office/invoice-form';
import { readInvoiceFormat } from './invoice-format.ts';
import { type Arrival, type ReceivingOffice, takeOrderFile } from './order-file-intake.ts';

/**
 * Receives an invoice, finds its format and attaches it to the submission's record.
 * @param id of the submission.
 */
export function takeInvoice(
  request: IncomingMessage,
  id: string,
  office: ReceivingOffice,
  arrival: Arrival,
) {
  const { engine, clock, ownSettings } = office;
  return takeOrderFile(request, office, arrival, {
    orderId: id,
    fields: invoiceFieldsSchema,
    invalid: 'Give `kind`: "invoice", "bill" or "fapiao".',
    async record({ key, name: fileName, size: fileSize, sha256: fileSha256 }, fields) {
      const received = { fileSize, fileSha256 };
      const document = await engine.documents.open(key, received);
      if (typeof document === 'string') throw new Error(`The invoice ${key} is ${document}.`);
      const format = await readInvoiceFormat(document, fileSize).finally(() => document.close());
      const at = clock();
      return engine.records.change(id, (quote) =>
        decideInvoice(
          quote,
          { id: key, fileName, ...received, format, ...fields },
          at,
          ownSettings.readKept(),
        ),
      );
    },
  });
}

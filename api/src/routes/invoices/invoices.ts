import { findInvoiceObstacle } from '@yiqiao/contract/commands/office/attach-invoice';
import { decideInvoiceTakenBack } from '@yiqiao/contract/commands/office/take-back-invoice';
import { erasedFiles } from '@yiqiao/contract/commands/server/erasure';
import type { OrderFile } from '@yiqiao/contract/files/order-files';
import { shownInvoices } from '@yiqiao/contract/record/invoice';
import { limitCall } from '../../http/limits/limit-requests.ts';
import type { Office } from '../../office/office.ts';
import { noRequest } from '../../order/client-requests.ts';
import { createTokenBuckets } from '../../pace/token-buckets.ts';
import { signFor } from '../../people/sign-for.ts';
import type { LocalUploadGate } from '../../uploads/gate/upload-gate.ts';
import { takeInvoice } from '../../uploads/invoice-intake.ts';
import { requireBytes } from '../documents/find-finished.ts';
import { sendFile } from '../documents/send-file.ts';
import type { StoredDocuments } from '../documents/stored-document.ts';
import { answered, type Handlers } from '../handler.ts';
import { answerRemoval } from '../order/answer-order.ts';
import { receiveForOrder } from '../order/receive-for-order.ts';

type InvoiceCall = 'attachInvoice' | 'takeBackInvoice' | 'invoiceFile' | 'clientInvoice';

/** Invoices: staff attach them and take them back; clients download what staff have attached. */
export function invoiceCalls(
  office: Office,
  gate: Pick<LocalUploadGate, 'admitStaff'>,
  stored: Pick<StoredDocuments, 'withFile'>,
): Pick<Handlers, InvoiceCall> {
  const { clock, clientRequests } = office;
  const reads = createTokenBuckets({ capacity: 240, msPerToken: 500, clock });
  return {
    async attachInvoice({ request, response, person, parameters: { id } }) {
      return receiveForOrder(
        { request, response, id },
        office,
        gate,
        findInvoiceObstacle,
        (arrival) => takeInvoice(request, id, signFor(office, person), arrival),
      );
    },
    async takeBackInvoice({ response, person, parameters: { id, invoiceId } }) {
      const at = clock();
      const decision = await signFor(office, person).engine.records.change(id, (quote) =>
        decideInvoiceTakenBack(quote, { invoiceId }, { at }),
      );
      return answerRemoval(office, response, decision);
    },
    async invoiceFile({ request, response, parameters: { id, invoiceId } }) {
      const file = await findInvoice(office, id, invoiceId);
      await stored.withFile({ id }, file, (document) =>
        sendFile(request, response, document, file),
      );
      return answered;
    },
    async clientInvoice({ request, response, parameters: { key, invoiceId } }) {
      limitCall(reads, request);
      const quote = await clientRequests.find(key);
      if (quote === null) throw noRequest();
      const file = requireBytes(shownInvoices(quote).find(({ id }) => id === invoiceId));
      await stored.withFile(quote, file, (document) => sendFile(request, response, document, file));
      return answered;
    },
  };
}

/** Of a submission, or of one that was erased with its person. @throws HttpProblem 404 or 410 */
async function findInvoice(
  { engine: { records, erasures } }: Pick<Office, 'engine'>,
  id: string,
  invoiceId: string,
): Promise<OrderFile> {
  const quote = await records.get(id);
  if (quote !== undefined) return requireBytes(quote.invoices?.find((it) => it.id === invoiceId));
  const erased = (await erasures.readErasures()).find(({ quotes }) => quotes.includes(id));
  return requireBytes(erasedFiles(erased ?? {}).find(({ filePath }) => filePath === invoiceId));
}

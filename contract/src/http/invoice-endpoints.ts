import * as z from 'zod/mini';
import { staffCommand } from '../commands/command.ts';
import { endpoint } from '../commands/endpoint.ts';
import { invoiceFormSchema } from '../commands/office/invoice-form.ts';
import { takeBackInvoice } from '../commands/office/take-back-invoice.ts';

/** Invoices that the office's own system has issued: PDF, OFD or XML. */
export const invoiceEndpoints = {
  attachInvoice: endpoint({
    ...staffCommand,
    path: '/api/quotes/:id/invoices',
    form: invoiceFormSchema,
  }),
  takeBackInvoice,
  /** Also of a submission that is gone with its person: its invoices are kept for the books. */
  invoiceFile: endpoint({
    method: 'GET',
    path: '/api/quotes/:id/invoices/:invoiceId',
    access: 'staff',
    response: z.file(),
  }),
  clientInvoice: endpoint({
    method: 'GET',
    path: '/api/requests/:key/invoices/:invoiceId',
    access: 'anyone',
    response: z.file(),
  }),
};

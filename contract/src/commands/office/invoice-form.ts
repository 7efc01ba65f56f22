import * as z from 'zod/mini';
import { documentFields } from '../../record/document-fields.ts';
import { invoiceKinds } from '../../record/invoice.ts';
import { senderShape } from '../../record/sender.ts';

/** The text fields of the form that attaches an invoice; they precede the file. */
export const invoiceFieldsSchema = z.object({ kind: z.enum(invoiceKinds), ...senderShape });

/** The multipart form, for the API description. */
export const invoiceFormSchema = z.extend(invoiceFieldsSchema, documentFields);

import * as z from 'zod/mini';
import { invoiceKinds } from '../../record/invoice.ts';
import { senderShape } from '../../record/sender.ts';
import { documentField } from '../../record/upload-form.ts';

/** The text fields of the form that attaches an invoice; they precede the file. */
export const invoiceFieldsSchema = z.object({ kind: z.enum(invoiceKinds), ...senderShape });

/** The multipart form, for the API description. */
export const invoiceFormSchema = z.extend(invoiceFieldsSchema, { [documentField]: z.file() });

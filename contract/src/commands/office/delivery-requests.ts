import * as z from 'zod/mini';
import { senderShape } from '../../record/sender.ts';
import { documentField } from '../../record/upload-form.ts';

/** The typed fields of the form that brings a finished file; they come before the file. */
export const deliverableFieldsSchema = z.object(senderShape);

export type DeliverableFields = z.infer<typeof deliverableFieldsSchema>;

/** The multipart form that brings a finished file, as the API's description tells it. */
export const deliverableFormSchema = z.object({ ...senderShape, [documentField]: z.file() });

import * as z from 'zod/mini';
import { documentFields } from '../../record/document-fields.ts';
import { senderShape } from '../../record/sender.ts';

/** The text fields of the form that uploads a finished file; they precede the file. */
export const deliverableFieldsSchema = z.object(senderShape);

export type DeliverableFields = z.infer<typeof deliverableFieldsSchema>;

/** The multipart form that uploads a finished file, for the API description. */
export const deliverableFormSchema = z.object({ ...senderShape, ...documentFields });

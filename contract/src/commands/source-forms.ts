import * as z from 'zod/mini';
import { documentFields } from '../record/document-fields.ts';
import { senderShape } from '../record/sender.ts';
import { sourceRoles } from '../record/source.ts';

const fields = {
  /** A `SourceRole`. */
  role: z.enum(sourceRoles),
  /** A word with it. */
  text: z.optional(z.string()),
};

/** The text fields of the form by which a client adds a file; they precede the file. */
export const clientSourceFieldsSchema = z.object({ ...fields, changeId: senderShape.changeId });

/** The same for staff, who say on which device they are. */
export const sourceFieldsSchema = z.object({ ...fields, ...senderShape });

/** The multipart forms, for the API description. */
export const clientSourceFormSchema = z.extend(clientSourceFieldsSchema, documentFields);
export const sourceFormSchema = z.extend(sourceFieldsSchema, documentFields);

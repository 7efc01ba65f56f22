import * as z from 'zod/mini';
import { documentFields } from '../record/document-fields.ts';
import {
  fieldOf,
  mapFields,
  type RequestFieldName,
  requestFieldNames,
} from '../record/request-fields.ts';
import { payNowField, pricesField } from '../record/upload-form.ts';

/** The upload's multipart form, for the API description. The server checks with `findFieldProblems`. */
export const uploadFormSchema = z.object({
  ...documentFields,
  ...mapFields(requestFieldNames, describeField),
  [payNowField]: z.optional(z.string()),
  [pricesField]: z.optional(z.string()),
});

function describeField(name: RequestFieldName): z.ZodMiniType<string | undefined> {
  const { choices, maxLength, missing } = fieldOf(name);
  const schema = choices ? z.enum(choices) : z.string().check(z.maxLength(maxLength));
  return missing === undefined ? z.optional(schema) : schema;
}

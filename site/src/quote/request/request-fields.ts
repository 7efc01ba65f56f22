import { uploadFields } from '@yiqiao/contract/upload-form';
import * as z from 'zod/mini';

/** What the visitor types into the form; texts as typed, empty when not given. */
export const requestFieldsSchema = z.object({
  [uploadFields.customerName]: z.string(),
  [uploadFields.customerEmail]: z.string(),
  [uploadFields.translationDirection]: z.string(),
  /** A local calendar day, "2026-12-03". */
  [uploadFields.deadlineDate]: z.string(),
  /** A local time of day, "17:00". */
  [uploadFields.deadlineTime]: z.string(),
});

export type RequestFields = z.infer<typeof requestFieldsSchema>;

export type RequestFieldName = keyof RequestFields;

export const emptyRequestFields: RequestFields = {
  customerName: '',
  customerEmail: '',
  translationDirection: '',
  deadlineDate: '',
  deadlineTime: '',
};

/** The fields in the order in which they stand on the page. */
export const requestFieldNames = Object.keys(emptyRequestFields) as RequestFieldName[];

export function isRequestFieldName(name: string | undefined): name is RequestFieldName {
  return name !== undefined && name in emptyRequestFields;
}

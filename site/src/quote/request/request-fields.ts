import {
  type FormFieldName,
  formFieldNames,
  mapFields,
} from '@yiqiao/contract/quote/request-fields';

/** What the visitor types into the form; texts as typed, empty when not given. */
export type RequestFields = Record<FormFieldName, string>;

export const emptyRequestFields: RequestFields = mapFields(formFieldNames, () => '');

import {
  type FormFieldName,
  formFieldNames,
  mapFields,
} from '@yiqiao/contract/record/request-fields';
import type { FieldFault } from '../../content/facts/field-fault.ts';

/**
 * What is typed into the controls of the form. The visitor chooses a local day; `deadlineDate`, which is
 * sent and stored, is the moment at which it runs out.
 */
export type TypedName = Exclude<FormFieldName, 'deadlineDate'> | 'deadlineDay';

/** What the visitor types into the form; texts as typed, empty when not given. */
export type RequestFields = Record<TypedName, string>;

/** What is wrong with each of them. */
export type FieldFaults = Readonly<Partial<Record<TypedName, FieldFault>>>;

/** What is typed into the control of this name: a page without scripts sends the day on its own. */
export function typedNameOf(control: FormFieldName): TypedName {
  return control === 'deadlineDate' ? 'deadlineDay' : control;
}

export const typedNames = formFieldNames.map(typedNameOf);

export const emptyRequestFields: RequestFields = mapFields(typedNames, () => '');

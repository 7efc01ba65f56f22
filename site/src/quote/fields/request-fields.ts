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

/** What the visitor types into the form, verbatim; empty if nothing was typed. */
export type RequestFields = Record<TypedName, string>;

/** What is wrong with each of them. */
export type FieldFaults = Readonly<Partial<Record<TypedName, FieldFault>>>;

/** The typed field of a form control: without scripts, `deadlineDate` is the bare day. */
export function typedNameOf(control: FormFieldName): TypedName {
  return control === 'deadlineDate' ? 'deadlineDay' : control;
}

export const typedNames = formFieldNames.map(typedNameOf);

export const emptyRequestFields: RequestFields = mapFields(typedNames, () => '');

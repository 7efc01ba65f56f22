import { uploadFields } from '@yiqiao/contract/endpoints';
import { type RefObject, useLayoutEffect } from 'react';
import { quoteDesk } from '../desk/quote-desk.ts';
import { takeFirstFile } from '../file/take-first-file.ts';
import { type RequestFields, requestFieldNames } from './request-fields.ts';

/** Takes over the draft, and what the visitor typed and chose before the page came alive. */
export function useAdoptForm(form: RefObject<HTMLFormElement | null>): void {
  useLayoutEffect(() => {
    if (form.current === null) return;
    const data = new FormData(form.current);
    quoteDesk.restoreDraft();
    const typed = readTypedFields(data);
    if (Object.keys(typed).length > 0) quoteDesk.type(typed);
    const file = data.get(uploadFields.file);
    // The picker left empty is a nameless file.
    if (!(file instanceof File) || file.name === '') return;
    const offer = takeFirstFile([file]);
    if (offer.kind !== 'nothing') quoteDesk.offer(offer);
  }, [form]);
}

function readTypedFields(data: FormData): Partial<RequestFields> {
  const typed: Partial<RequestFields> = {};
  for (const name of requestFieldNames) {
    const value = data.get(name);
    if (typeof value === 'string' && value !== '') typed[name] = value;
  }
  return typed;
}

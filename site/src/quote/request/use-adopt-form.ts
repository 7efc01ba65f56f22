import { formFieldNames } from '@yiqiao/contract/record/request-fields';
import { documentField } from '@yiqiao/contract/record/upload-form';
import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { quoteDesk } from '../desk/quote-desk.ts';
import { type RequestFields, typedNameOf } from '../fields/request-fields.ts';
import { takeFirstFile } from '../file/take-first-file.ts';
import { offerToDesk } from '../picker/offer-to-desk.ts';
import { useQuoteTexts } from '../quote-texts.ts';

/** Takes over the draft, and what the visitor typed and chose before hydration. */
export function useAdoptForm(form: RefObject<HTMLFormElement | null>): void {
  const { refusals } = useQuoteTexts().file;
  useLayoutEffect(() => {
    if (form.current === null) return;
    const data = new FormData(form.current);
    quoteDesk.prepare();
    const typed = readTypedFields(data);
    if (Object.keys(typed).length > 0) quoteDesk.type(typed);
    const picker = form.current.elements.namedItem(documentField);
    if (!(picker instanceof HTMLInputElement)) return;
    offerToDesk(takeFirstFile(picker.files ?? []), refusals);
    // Otherwise choosing the same file again would not fire a change event.
    picker.value = '';
  }, [form, refusals]);
  usePreparedOnReturn();
}

/** Going back before the receipt page has loaded never leaves this page, which must start over as well. */
function usePreparedOnReturn(): void {
  useEffect(() => {
    window.addEventListener('popstate', quoteDesk.prepare);
    return () => window.removeEventListener('popstate', quoteDesk.prepare);
  }, []);
}

function readTypedFields(data: FormData): Partial<RequestFields> {
  const typed: Partial<RequestFields> = {};
  for (const name of formFieldNames) {
    const value = data.get(name);
    if (typeof value === 'string' && value !== '') typed[typedNameOf(name)] = value;
  }
  return typed;
}

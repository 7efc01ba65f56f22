import { uploadQuotePath } from '../../contract/src/record/upload-form.ts';
import type { Posted } from '../../sending/src/posted.ts';
import { sendForm } from '../../sending/src/send-form.ts';

/** Sends the chosen file as the site does. */
function sendByUs(): Promise<Posted> {
  const file = document.querySelector('input')?.files?.[0];
  if (file === undefined) throw new Error('No file is chosen.');
  const form = new FormData();
  form.append('file', file);
  return sendForm(uploadQuotePath, form, {
    signal: new AbortController().signal,
    onProgress() {},
  });
}

Object.assign(window, { sendByUs });

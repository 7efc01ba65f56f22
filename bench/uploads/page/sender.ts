// Bundled for a bare page, where it sends the chosen file as the site and its peers do.
import { Upload } from 'tus-js-client';
import { idempotencyKeyHeader } from '../../../contract/src/record/upload-form.ts';
import { postForm } from '../../../sending/src/plain/post-form.ts';
import { sendForm } from '../../../sending/src/send-form.ts';

/** What sends the file, and where it goes. */
export interface PageCall {
  readonly kind: 'form' | 'pieces' | 'tus';
  readonly path: string;
}

export type PageSender = (
  call: PageCall,
  fields: Readonly<Record<string, string>>,
) => Promise<void>;

const send: PageSender = async ({ kind, path }, fields) => {
  const file = document.querySelector('input')?.files?.[0];
  if (file === undefined) throw new Error('No file is chosen.');
  if (kind === 'tus') return sendByTus(path, file);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file);
  const posted = await (kind === 'form' ? postForm : sendForm)(path, form, {
    headers: { [idempotencyKeyHeader]: crypto.randomUUID() },
    signal: new AbortController().signal,
    onProgress() {},
    keep: { purpose: 'bench' },
  });
  if (posted.kind === 'answered' && posted.status < 300) return;
  throw new Error(JSON.stringify(posted));
};

/** As the client comes: one piece. */
function sendByTus(endpoint: string, file: File): Promise<void> {
  return new Promise((resolve, reject) => {
    const options = { endpoint, storeFingerprintForResuming: false };
    new Upload(file, { ...options, onSuccess: () => resolve(), onError: reject }).start();
  });
}

Object.assign(window, { send });

import { documentField } from '@yiqiao/contract/record/upload-form';
import { watchForStall } from './stall-watch.ts';

export interface PostOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** Called with the fraction of the form that was sent, 0 … 1. */
  readonly onProgress: (fraction: number) => void;
}

export type Posted =
  | {
      readonly kind: 'answered';
      readonly status: number;
      readonly body: string;
      /** The header of the same name. */
      readonly retryAfter: string | null;
    }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'connection-lost' }
  /** The document was changed or deleted on the visitor's disk after it was chosen. */
  | { readonly kind: 'document-gone' };

/** Sends a form with a document in one POST. Never rejects. */
export function postFormData(
  path: string,
  form: FormData,
  { headers = {}, signal, onProgress }: PostOptions,
): Promise<Posted> {
  // fetch() cannot report how much of a body has been sent.
  const request = new XMLHttpRequest();
  const stall = watchForStall(() => request.abort());
  return new Promise<Posted>((resolve) => {
    request.open('POST', path);
    request.setRequestHeader('Accept', 'application/json');
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => {
      stall.moved();
      onProgress(total === 0 ? 1 : loaded / total);
    };
    request.onload = () => {
      const { status, responseText: body } = request;
      const retryAfter = request.getResponseHeader('Retry-After');
      resolve({ kind: 'answered', status, body, retryAfter });
    };
    request.onerror = () => resolve(explainLoss(form));
    request.onabort = () => resolve({ kind: signal.aborted ? 'cancelled' : 'connection-lost' });
    signal.addEventListener('abort', () => request.abort(), { signal: stall.ended });
    request.send(form);
  }).finally(() => stall.end());
}

/** A document that changed on disk looks like a lost connection; only reading the file tells them apart. */
async function explainLoss(form: FormData): Promise<Posted> {
  const file = form.get(documentField);
  try {
    if (file instanceof File) await file.slice(0, 1).arrayBuffer();
    return { kind: 'connection-lost' };
  } catch (error) {
    if (error instanceof DOMException) return { kind: 'document-gone' };
    throw error;
  }
}

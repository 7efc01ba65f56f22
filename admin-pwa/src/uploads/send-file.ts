import { deliveryEndpoints } from '@yiqiao/contract/http/delivery-endpoints';
import { parseProblem } from '@yiqiao/contract/http/http-error';
import { invoiceEndpoints } from '@yiqiao/contract/http/invoice-endpoints';
import { sourceEndpoints } from '@yiqiao/contract/http/source-endpoints';
import type { ReceivedProblem } from '@yiqiao/contract/problem/problem';
import { type QuoteSubmission, quoteSubmissionSchema } from '@yiqiao/contract/record/quote';
import * as z from 'zod/mini';
import { isInvoiceKind, isSourceRole, type UploadPurpose } from './upload.ts';

interface FileToSend {
  readonly quoteId: string;
  readonly changeId: string;
  readonly file: File;
  /** A finished file has none. */
  readonly purpose?: UploadPurpose | undefined;
}

export interface SendFileOptions {
  readonly signal: AbortSignal;
  /** Called with the share of the whole form that is sent, in 0 … 1. */
  readonly onProgress: (fraction: number) => void;
}

export type SendFileOutcome =
  /** Arrived; `quote` is the submission from now on. */
  | { readonly kind: 'arrived'; readonly quote: QuoteSubmission }
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly problem: ReceivedProblem | null;
    }
  /** The connection was lost, or the answer was not the API's. */
  | { readonly kind: 'lost' }
  /** The file was changed or removed on this device after it was chosen. */
  | { readonly kind: 'file-gone' }
  | { readonly kind: 'cancelled' };

export type SendFile = (file: FileToSend, options: SendFileOptions) => Promise<SendFileOutcome>;

/** How long an upload may stall. The server gives up after 60 seconds and answers a little later. */
const stallMs = 120_000;

/** Uploads a file of an order in one POST. Never rejects: every ending is an outcome. */
export const sendFile: SendFile = (sent, { signal, onProgress }) => {
  const { quoteId, file, purpose } = sent;
  // fetch() cannot report upload progress.
  const request = new XMLHttpRequest();
  const watch = watchForStall(() => request.abort());
  return new Promise<SendFileOutcome>((resolve) => {
    if (signal.aborted) return resolve({ kind: 'cancelled' });
    const { method, href } = endpointFor(purpose);
    request.open(method, href({ id: quoteId }));
    request.setRequestHeader('Accept', 'application/json');
    request.upload.onprogress = ({ loaded, total }) => {
      watch.moved();
      onProgress(total === 0 ? 1 : loaded / total);
    };
    request.onload = () => resolve(readAnswer(request.status, request.responseText));
    request.onerror = () => resolve(explainLoss(file));
    request.onabort = () => resolve({ kind: signal.aborted ? 'cancelled' : 'lost' });
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(formOf(sent));
  }).finally(watch.end);
};

function endpointFor(purpose: UploadPurpose | undefined) {
  if (isSourceRole(purpose)) return sourceEndpoints.addSource;
  return isInvoiceKind(purpose) ? invoiceEndpoints.attachInvoice : deliveryEndpoints.addDeliverable;
}

/** The server reads the fields before the file. */
function formOf({ changeId, file, purpose }: FileToSend): FormData {
  const form = new FormData();
  form.append('changeId', changeId);
  if (isSourceRole(purpose)) form.append('role', purpose);
  if (isInvoiceKind(purpose)) form.append('kind', purpose);
  form.append('file', file, file.name);
  return form;
}

function readAnswer(status: number, body: string): SendFileOutcome {
  if (status < 200 || status >= 300)
    return { kind: 'refused', status, problem: parseProblem(body) };
  const quote = z.safeParse(quoteSubmissionSchema, parseJson(body));
  return quote.success ? { kind: 'arrived', quote: quote.data } : { kind: 'lost' };
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** A file that changed on disk looks like a lost connection; only reading it tells them apart. */
async function explainLoss(file: File): Promise<SendFileOutcome> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return { kind: 'lost' };
  } catch (error) {
    if (error instanceof DOMException) return { kind: 'file-gone' };
    throw error;
  }
}

function watchForStall(onStall: () => void): { moved(): void; end(): void } {
  let timer = setTimeout(onStall, stallMs);
  const end = () => clearTimeout(timer);
  return {
    moved() {
      end();
      timer = setTimeout(onStall, stallMs);
    },
    end,
  };
}

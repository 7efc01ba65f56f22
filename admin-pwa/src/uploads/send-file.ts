import { assertNever } from '@yiqiao/contract/assert-never';
import { deliveryEndpoints } from '@yiqiao/contract/http/delivery-endpoints';
import { parseProblem } from '@yiqiao/contract/http/http-error';
import { invoiceEndpoints } from '@yiqiao/contract/http/invoice-endpoints';
import { sourceEndpoints } from '@yiqiao/contract/http/source-endpoints';
import type { ReceivedProblem } from '@yiqiao/contract/problem/problem';
import { type QuoteSubmission, quoteSubmissionSchema } from '@yiqiao/contract/record/quote';
import { documentField } from '@yiqiao/contract/record/upload-form';
import type { SendFormOptions } from '@yiqiao/sending/send-options';
import * as z from 'zod/mini';
import { isInvoiceKind, isSourceRole, type UploadPurpose } from './upload.ts';

interface FileToSend {
  readonly quoteId: string;
  readonly changeId: string;
  readonly file: File;
  /** A finished file has none. */
  readonly purpose?: UploadPurpose | undefined;
}

export type SendFileOptions = Pick<SendFormOptions, 'signal' | 'onProgress' | 'onControls'>;

export type SendFileOutcome =
  /** Arrived; `quote` is the submission from now on. */
  | { readonly kind: 'arrived'; readonly quote: QuoteSubmission }
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly problem: ReceivedProblem | null;
    }
  /** The connection was lost, or the answer was not the API's. A large file waits for the line instead. */
  | { readonly kind: 'lost' }
  /** The file was changed or removed on this device after it was chosen. */
  | { readonly kind: 'file-gone' }
  | { readonly kind: 'cancelled' };

export type SendFile = (file: FileToSend, options: SendFileOptions) => Promise<SendFileOutcome>;

/** Uploads a file of an order, a large one in pieces. Never rejects: every ending is an outcome. */
export const sendFile: SendFile = async (sent, options) => {
  const sender = await import('@yiqiao/sending/send-form').catch(() => null);
  if (sender === null) return { kind: 'lost' };
  const path = endpointFor(sent.purpose).href({ id: sent.quoteId });
  const posted = await sender.sendForm(path, formOf(sent), options);
  switch (posted.kind) {
    case 'answered':
      return readAnswer(posted.status, posted.body);
    case 'cancelled':
      return { kind: 'cancelled' };
    case 'connection-lost':
      return { kind: 'lost' };
    case 'document-gone':
      return { kind: 'file-gone' };
    default:
      return assertNever(posted);
  }
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
  form.append(documentField, file);
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

import { assertNever } from '@yiqiao/contract/assert-never';
import { deliveryEndpoints } from '@yiqiao/contract/http/delivery-endpoints';
import { parseProblem } from '@yiqiao/contract/http/http-error';
import { invoiceEndpoints } from '@yiqiao/contract/http/invoice-endpoints';
import { jobEndpoints } from '@yiqiao/contract/http/job-endpoints';
import { sourceEndpoints } from '@yiqiao/contract/http/source-endpoints';
import type { ReceivedProblem } from '@yiqiao/contract/problem/problem';
import { type QuoteSubmission, quoteSubmissionSchema } from '@yiqiao/contract/record/quote';
import { documentField } from '@yiqiao/contract/record/upload-form';
import {
  type TranslatorJob,
  translatorJobSchema,
} from '@yiqiao/contract/translator/translator-job';
import type { SendFormOptions } from '@yiqiao/sending/send-options';
import * as z from 'zod/mini';
import { isInvoiceKind, isSourceRole, type UploadPurpose } from './upload.ts';

interface FileToSend {
  /** The submission, or the job. */
  readonly quoteId: string;
  readonly changeId: string;
  readonly file: File;
  /** A finished file has none. */
  readonly purpose?: UploadPurpose | undefined;
}

export type SendFileOptions = Pick<SendFormOptions, 'signal' | 'onProgress' | 'onControls'>;

/** @template Arrived what the server answers. */
export type SendFileOutcome<Arrived = { readonly quote: QuoteSubmission }> =
  | ({ readonly kind: 'arrived' } & Arrived)
  | UploadFailure
  | { readonly kind: 'cancelled' };

export type UploadFailure =
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly problem: ReceivedProblem | null;
    }
  /** The connection was lost, or the answer was not the API's. A large file waits for the line instead. */
  | { readonly kind: 'lost' }
  /** The file was changed or removed on this device after it was chosen. */
  | { readonly kind: 'file-gone' };

/** Uploads a file, a large one in pieces. Never rejects: every ending is an outcome. */
export type SendFile<Arrived = { readonly quote: QuoteSubmission }> = (
  file: FileToSend,
  options: SendFileOptions,
) => Promise<SendFileOutcome<Arrived>>;

/** The answer to a translator's finished file. */
export interface ArrivedAtJob {
  readonly job: TranslatorJob;
}

/** A file of an order; `quote` is the submission from now on. */
export const sendFile: SendFile = (sent, options) =>
  sendTo(endpointFor(sent.purpose).href({ id: sent.quoteId }), sent, options, (body) => {
    const quote = z.safeParse(quoteSubmissionSchema, body);
    return quote.success ? { quote: quote.data } : null;
  });

/** A translator's finished file. */
export const sendJobFile: SendFile<ArrivedAtJob> = (sent, options) =>
  sendTo(jobEndpoints.addJobFile.href({ jobId: sent.quoteId }), sent, options, (body) => {
    const job = z.safeParse(translatorJobSchema, body);
    return job.success ? { job: job.data } : null;
  });

async function sendTo<Arrived>(
  path: string,
  sent: FileToSend,
  options: SendFileOptions,
  read: (body: unknown) => Arrived | null,
): Promise<SendFileOutcome<Arrived>> {
  const sender = await import('@yiqiao/sending/send-form').catch(() => null);
  if (sender === null) return { kind: 'lost' };
  const posted = await sender.sendForm(path, formOf(sent), options);
  switch (posted.kind) {
    case 'answered':
      return readAnswer(posted.status, posted.body, read);
    case 'cancelled':
      return { kind: 'cancelled' };
    case 'connection-lost':
      return { kind: 'lost' };
    case 'document-gone':
      return { kind: 'file-gone' };
    default:
      return assertNever(posted);
  }
}

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

function readAnswer<Arrived>(
  status: number,
  body: string,
  read: (body: unknown) => Arrived | null,
): SendFileOutcome<Arrived> {
  if (status < 200 || status >= 300)
    return { kind: 'refused', status, problem: parseProblem(body) };
  const arrived = read(parseJson(body));
  return arrived === null ? { kind: 'lost' } : { kind: 'arrived', ...arrived };
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

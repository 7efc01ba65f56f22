import type { RequestOf } from '@yiqiao/contract/commands/command';
import { handOutJob } from '@yiqiao/contract/commands/jobs/hand-out-job';
import { jobEndpoints } from '@yiqiao/contract/http/job-endpoints';
import { jobIdOf } from '@yiqiao/contract/record/job-id';
import { type QuoteSubmission, quoteSubmissionSchema } from '@yiqiao/contract/record/quote';
import {
  type TranslatorJob,
  translatorJobSchema,
} from '@yiqiao/contract/translator/translator-job';
import * as z from 'zod/mini';
import type { Joined } from '../join-office.ts';
import type { Visitor } from '../visitor.ts';

/** Calls with a JSON body, or none. */
export function callJson(visitor: Visitor, method: string, path: string, body?: unknown) {
  if (body === undefined) return visitor.fetch(path, { method });
  const headers = { 'Content-Type': 'application/json' };
  return visitor.fetch(path, { method, headers, body: JSON.stringify(body) });
}

/** What staff send, to this person. */
export function termsFor({ id }: Pick<Joined, 'id'>, changes: object = {}) {
  return {
    ...{ personId: id, fileIds: ['source'], words: 8912, dueAt: '2030-11-26T10:00:00.000Z' },
    fee: { currency: 'CNY', kind: 'per-word', amount: '0.35' } as const,
    ...changes,
  } satisfies RequestOf<typeof handOutJob>;
}

/** @returns the id of the new job, as calls name it. */
export async function handOut(
  staff: Visitor,
  orderId: string,
  to: Pick<Joined, 'id'>,
  changes: object = {},
): Promise<string> {
  const path = handOutJob.href({ id: orderId });
  const answer = await callJson(staff, 'POST', path, termsFor(to, changes));
  const order = z.parse(quoteSubmissionSchema, await answer.json());
  return jobIdOf(orderId, order.jobs?.at(-1)?.id ?? '');
}

export async function listJobs(translator: Visitor, since?: string) {
  const query = since === undefined ? '' : `?since=${since}`;
  const answer = await translator.fetch(`${jobEndpoints.listJobs.path}${query}`);
  return z.parse(jobEndpoints.listJobs.response, await answer.json());
}

/** What a translator does, such as "acceptances"; the job as it is then. */
export async function doJob(
  translator: Visitor,
  jobId: string,
  what: string,
  body: object = {},
): Promise<TranslatorJob> {
  const answer = await callJson(translator, 'POST', `/api/jobs/${jobId}/${what}`, body);
  if (answer.status !== 201) throw new Error(`${what}: ${await answer.text()}`);
  return z.parse(translatorJobSchema, await answer.json());
}

/** A form with a finished file. */
export function finishedForm(content: string, name = 'EN.docx', changeId?: string): FormData {
  const form = new FormData();
  if (changeId !== undefined) form.set('changeId', changeId);
  form.set('file', new File([content], name));
  return form;
}

export function uploadFinished(translator: Visitor, jobId: string, body: FormData) {
  return translator.fetch(jobEndpoints.addJobFile.href({ jobId }), { method: 'POST', body });
}

/** Uploads a file and hands it in. @returns its id. */
export async function handIn(translator: Visitor, jobId: string, content = 'Finished.') {
  const sent = await uploadFinished(translator, jobId, finishedForm(content));
  const { finished } = z.parse(translatorJobSchema, await sent.json());
  const fileId = finished.at(-1)?.id ?? '';
  await doJob(translator, jobId, 'hand-ins', { fileIds: [fileId] });
  return fileId;
}

export function downloadJobFile(
  visitor: Visitor,
  jobId: string,
  fileId: string,
  init: RequestInit = {},
) {
  return visitor.fetch(jobEndpoints.jobFile.href({ jobId, fileId }), init);
}

/** The order as staff have it. */
export async function readOrder(staff: Visitor, id: string): Promise<QuoteSubmission> {
  const list = await staff.client.listQuotes();
  const order = list.kind === 'whole' ? list.quotes.find((quote) => quote.id === id) : undefined;
  if (order === undefined) throw new Error(`No submission ${id}`);
  return order;
}

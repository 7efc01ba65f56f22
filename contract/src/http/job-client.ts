import type { PathParameters } from '../commands/endpoint.ts';
import {
  jobRefusalSchema,
  type TranslatorJob,
  translatorJobSchema,
} from '../translator/translator-job.ts';
import { jobEndpoints } from './job-endpoints.ts';
import { type Addressed, mustSucceed, readBody, type Send } from './send.ts';

/** A translator's own jobs. */
export interface JobList {
  /** All of them; absent if nothing has changed since the cursor. */
  readonly jobs?: readonly TranslatorJob[] | undefined;
  readonly cursor: string;
  /** The server's own clock at the time of the answer, as an HTTP date. */
  readonly servedAt: string | null;
}

/** What came of a change of a job; `job` is as the server has it now. */
export type JobResult =
  | { readonly kind: 'updated'; readonly job: TranslatorJob }
  /** `code` says why, as a `ProblemCode`. */
  | { readonly kind: 'refused'; readonly code: string; readonly job: TranslatorJob };

/** The calls of a translator. They reject with `HttpError` when refused for another reason than the job's state. */
export interface JobClient {
  /** @param cursor of an earlier answer; `null` asks for all jobs. */
  list(cursor: string | null): Promise<JobList>;
  take<Path extends string>(
    endpoint: Addressed<Path>,
    parameters: PathParameters<Path>,
    body?: unknown,
  ): Promise<JobResult>;
}

export function createJobClient(send: Send): JobClient {
  return {
    async list(cursor) {
      const { listJobs } = jobEndpoints;
      const query = cursor === null ? {} : { since: cursor };
      const response = await mustSucceed(send(listJobs, {}, { query }));
      const answer = await readBody(listJobs.response, response);
      return { ...answer, servedAt: response.headers.get('Date') };
    },
    async take(endpoint, parameters, body) {
      const response = await send(endpoint, parameters, { body });
      if (response.status === 409) {
        const { code, job } = await readBody(jobRefusalSchema, response);
        return { kind: 'refused', code, job };
      }
      const job = await readBody(translatorJobSchema, await mustSucceed(response));
      return { kind: 'updated', job };
    },
  };
}

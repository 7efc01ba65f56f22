import * as z from 'zod/mini';
import { translatorCommand } from '../commands/command.ts';
import { endpoint } from '../commands/endpoint.ts';
import { deliverableFormSchema } from '../commands/office/delivery-requests.ts';
import { jobRefusalSchema, translatorJobSchema } from '../translator/translator-job.ts';

/** What translators ask for, and the files of a job; see `commands/jobs/` for what is done to one. */
export const jobEndpoints = {
  /** The translator's own jobs. */
  listJobs: endpoint({
    method: 'GET',
    path: '/api/jobs',
    access: 'translator',
    query: z.object({ since: z.optional(z.string()) }),
    invalid: 'Give `since` once: the cursor of an earlier answer.',
    response: z.object({
      /** All of them, in the order in which they were handed out; absent if nothing has changed since. */
      jobs: z.optional(z.array(translatorJobSchema)),
      cursor: z.string(),
    }),
  }),
  /** Stays open, with an event whenever one of the translator's own jobs has changed; see `change-stream.ts`. */
  followJobs: endpoint({
    method: 'GET',
    path: '/api/jobs/changes',
    access: 'translator',
    response: z.string(),
    mediaType: 'text/event-stream',
  }),
  /** A source file, for the translator; a file that was handed in, for staff. Whoever downloads all of it has opened it. */
  jobFile: endpoint({
    method: 'GET',
    path: '/api/jobs/:jobId/files/:fileId',
    access: 'person',
    response: z.file(),
  }),
  addJobFile: endpoint({
    ...translatorCommand,
    path: '/api/jobs/:jobId/files',
    form: deliverableFormSchema,
  }),
  /** Only of a file that was not handed in. */
  removeJobFile: endpoint({
    method: 'DELETE',
    path: '/api/jobs/:jobId/files/:fileId',
    access: 'translator',
    response: translatorJobSchema,
    refusal: jobRefusalSchema,
  }),
};

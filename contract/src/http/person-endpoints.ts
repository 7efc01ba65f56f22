import * as z from 'zod/mini';
import { endpoint } from '../commands/endpoint.ts';
import { eraseRequestSchema, erasurePreviewSchema } from '../commands/server/erasure.ts';

/** Actions on everything the office holds about a person, who is identified by any of their submissions. */
export const personEndpoints = {
  /** What `erasePerson` would take away. */
  previewErasure: endpoint({
    method: 'GET',
    path: '/api/quotes/:id/erasure',
    access: 'owner',
    response: erasurePreviewSchema,
  }),
  /** 204 when no trace is left; 202 when files or older copies could not be removed yet. */
  erasePerson: endpoint({
    method: 'DELETE',
    path: '/api/quotes/:id',
    access: 'owner',
    freshProof: true,
    request: eraseRequestSchema,
    invalid: 'Give the `email` address of the person; without one, the reference of the request.',
    status: 204,
    begun: 'The submissions are gone; what is left of the person is removed by itself',
    response: z.undefined(),
  }),
  /** A zip of records and files. */
  exportPerson: endpoint({
    method: 'GET',
    path: '/api/quotes/:id/export',
    access: 'staff',
    response: z.file(),
  }),
};

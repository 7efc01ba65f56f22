import * as z from 'zod/mini';
import {
  confirmationRequestSchema,
  deliverableFormSchema,
  deliveryRequestSchema,
  revisionRequestSchema,
} from '../commands/office/delivery-requests.ts';
import {
  quoteRefusalSchema,
  quoteSubmissionSchema,
  revisionConflictSchema,
} from '../record/quote.ts';
import { clientCommand, staffCommand } from './commands.ts';
import { endpoint } from './endpoint.ts';

/**
 * Finished files: the office sends them one by one, then hands them over together; the client sees nothing
 * before that.
 */
export const deliveryEndpoints = {
  addDeliverable: endpoint({
    ...staffCommand,
    path: '/api/quotes/:id/deliverables',
    form: deliverableFormSchema,
  }),
  /** Only of a file that was not handed over. */
  removeDeliverable: endpoint({
    method: 'DELETE',
    path: '/api/quotes/:id/deliverables/:fileId',
    access: 'staff',
    response: quoteSubmissionSchema,
    refusal: quoteRefusalSchema,
  }),
  /** A finished file for staff, handed over or not. */
  deliverableFile: endpoint({
    method: 'GET',
    path: '/api/quotes/:id/deliverables/:fileId',
    access: 'staff',
    response: z.file(),
  }),
  deliver: endpoint({
    ...staffCommand,
    path: '/api/quotes/:id/deliveries',
    request: deliveryRequestSchema,
    invalid: 'Give `fileIds`: 1 to 20 finished files.',
    conflict: revisionConflictSchema,
  }),
  /** A file that was handed over to this client. */
  clientDeliverable: endpoint({
    method: 'GET',
    path: '/api/requests/:key/deliverables/:fileId',
    access: 'anyone',
    response: z.file(),
  }),
  confirmDelivery: endpoint({
    ...clientCommand,
    path: '/api/requests/:key/confirmations',
    request: confirmationRequestSchema,
    invalid: 'Give the `number` of the delivery.',
  }),
  requestRevision: endpoint({
    ...clientCommand,
    path: '/api/requests/:key/revisions',
    request: revisionRequestSchema,
    invalid: 'Give the `number` of the delivery and a `text`: what shall be changed.',
  }),
};

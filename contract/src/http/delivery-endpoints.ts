import * as z from 'zod/mini';
import {
  confirmationRequestSchema,
  deliverableFormSchema,
  deliveryRequestSchema,
  revisionRequestSchema,
} from '../delivery/delivery-requests.ts';
import { clientConflictSchema, clientRequestSchema } from '../order/client-request.ts';
import {
  quoteRefusalSchema,
  quoteSubmissionSchema,
  revisionConflictSchema,
} from '../quote/quote.ts';
import { endpoint } from './endpoint.ts';

/**
 * Finished files: the office sends them one by one, then hands them over together; the client sees nothing
 * before that.
 */
export const deliveryEndpoints = {
  addDeliverable: endpoint({
    method: 'POST',
    path: '/api/quotes/:id/deliverables',
    access: 'staff',
    form: deliverableFormSchema,
    status: 201,
    response: quoteSubmissionSchema,
    refusal: quoteRefusalSchema,
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
    method: 'POST',
    path: '/api/quotes/:id/deliveries',
    access: 'staff',
    request: deliveryRequestSchema,
    invalid: 'Give `fileIds`: 1 to 20 finished files.',
    status: 201,
    response: quoteSubmissionSchema,
    conflict: revisionConflictSchema,
    refusal: quoteRefusalSchema,
  }),
  /** A file that was handed over to this client. */
  clientDeliverable: endpoint({
    method: 'GET',
    path: '/api/requests/:key/deliverables/:fileId',
    access: 'anyone',
    response: z.file(),
  }),
  confirmDelivery: endpoint({
    method: 'POST',
    path: '/api/requests/:key/confirmations',
    access: 'anyone',
    request: confirmationRequestSchema,
    takesForm: true,
    invalid: 'Give the `number` of the delivery.',
    status: 201,
    response: clientRequestSchema,
    refusal: clientConflictSchema,
  }),
  requestRevision: endpoint({
    method: 'POST',
    path: '/api/requests/:key/revisions',
    access: 'anyone',
    request: revisionRequestSchema,
    takesForm: true,
    invalid: 'Give the `number` of the delivery and a `text`: what shall be changed.',
    status: 201,
    response: clientRequestSchema,
    refusal: clientConflictSchema,
  }),
};

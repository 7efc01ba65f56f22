import * as z from 'zod/mini';
import { staffCommand } from '../commands/command.ts';
import { endpoint } from '../commands/endpoint.ts';
import { deliverableFormSchema } from '../commands/office/delivery-requests.ts';
import { removeDeliverable } from '../commands/office/remove-deliverable.ts';

/**
 * Finished files: the office uploads them one by one, then hands them over together. The client sees nothing before
 * that.
 */
export const deliveryEndpoints = {
  addDeliverable: endpoint({
    ...staffCommand,
    path: '/api/quotes/:id/deliverables',
    form: deliverableFormSchema,
  }),
  removeDeliverable,
  /** A finished file for staff, handed over or not. */
  deliverableFile: endpoint({
    method: 'GET',
    path: '/api/quotes/:id/deliverables/:fileId',
    access: 'staff',
    response: z.file(),
  }),
  /** A file that was handed over to this client. */
  clientDeliverable: endpoint({
    method: 'GET',
    path: '/api/requests/:key/deliverables/:fileId',
    access: 'anyone',
    response: z.file(),
  }),
};

import { clientRequestSchema } from '../client-page/client-request.ts';
import { endpoint } from '../commands/endpoint.ts';
import { linkAnswerSchema, renewLink } from '../commands/office/renew-link.ts';

/** The link of a client's page, and the page's contents for anyone who has its key. */
export const orderEndpoints = {
  /** The current link; a submission without one gets its first. */
  readLink: endpoint({
    method: 'GET',
    path: '/api/quotes/:id/link',
    access: 'staff',
    response: linkAnswerSchema,
  }),
  renewLink,
  clientRequest: endpoint({
    method: 'GET',
    path: '/api/requests/:key',
    access: 'anyone',
    response: clientRequestSchema,
  }),
};

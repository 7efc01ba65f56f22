import * as z from 'zod/mini';
import { clientRequestSchema } from '../client-page/client-request.ts';
import { endpoint } from '../commands/endpoint.ts';
import { openRequest } from '../commands/office/open-request.ts';
import { linkAnswerSchema, renewLink } from '../commands/office/renew-link.ts';
import { askForLinksPath } from './ask-for-links-path.ts';

/** The link of a client's page, and the page's contents for anyone who has its key. */
export const orderEndpoints = {
  openRequest,
  /** The current link; a submission without one gets its first. */
  readLink: endpoint({
    method: 'GET',
    path: '/api/quotes/:id/link',
    access: 'staff',
    response: linkAnswerSchema,
  }),
  renewLink,
  /**
   * Mails the links of an address's open orders, if there are any. The answer, and what is done before it, is the same
   * for every address.
   */
  askForLinks: endpoint({
    method: 'POST',
    path: askForLinksPath,
    access: 'anyone',
    takesForm: true,
    request: z.object({ email: z.string() }),
    invalid: 'Give `email`, the address under which the orders are.',
    status: 202,
    response: z.object({ status: z.literal('accepted') }),
  }),
  clientRequest: endpoint({
    method: 'GET',
    path: '/api/requests/:key',
    access: 'anyone',
    response: clientRequestSchema,
  }),
};

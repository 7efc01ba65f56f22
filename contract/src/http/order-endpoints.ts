import { clientRequestSchema } from '../client-page/client-request.ts';
import { acceptOffer } from '../commands/client/accept-offer.ts';
import { declineOffer } from '../commands/client/decline-offer.ts';
import { sendClientMessage } from '../commands/client/send-client-message.ts';
import { endpoint } from '../commands/endpoint.ts';
import { keepNote } from '../commands/office/keep-note.ts';
import { makeOffer } from '../commands/office/make-offer.ts';
import { markOpened } from '../commands/office/mark-opened.ts';
import { linkAnswerSchema, renewLink } from '../commands/office/renew-link.ts';
import { sendMessage } from '../commands/office/send-message.ts';
import { settle } from '../commands/office/settle.ts';

/** What office and client do to an order. Anyone who has the key of the submission's page is its client. */
export const orderEndpoints = {
  markOpened,
  makeOffer,
  sendMessage,
  keepNote,
  settle,
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
  acceptOffer,
  declineOffer,
  sendClientMessage,
};

import { clientRequestSchema } from '../client-page/client-request.ts';
import {
  acceptanceRequestSchema,
  clientMessageRequestSchema,
  linkAnswerSchema,
  linkRequestSchema,
  noteRequestSchema,
  offerRequestSchema,
  officeMessageRequestSchema,
  refusalRequestSchema,
  settlementRequestSchema,
} from '../commands/office/order-requests.ts';
import { quoteSubmissionSchema, revisionConflictSchema } from '../record/quote.ts';
import { clientCommand, staffCommand } from './commands.ts';
import { endpoint } from './endpoint.ts';

/** What office and client do to an order. A client is whoever has the key of the submission's page. */
export const orderEndpoints = {
  /** Somebody has opened the submission; only the first time is kept. */
  markOpened: endpoint({
    method: 'POST',
    path: '/api/quotes/:id/openings',
    access: 'staff',
    status: 201,
    response: quoteSubmissionSchema,
  }),
  makeOffer: endpoint({
    ...staffCommand,
    path: '/api/quotes/:id/offers',
    request: offerRequestSchema,
    invalid: 'Give `wordCount`, `deliverBy`, and `pricePerWord` or `total` in dollars.',
    conflict: revisionConflictSchema,
  }),
  sendMessage: endpoint({
    ...staffCommand,
    path: '/api/quotes/:id/messages',
    request: officeMessageRequestSchema,
    invalid: 'Give the `text` of the message.',
  }),
  keepNote: endpoint({
    ...staffCommand,
    path: '/api/quotes/:id/notes',
    request: noteRequestSchema,
    invalid: 'Give the `text` of the note.',
  }),
  /** A client's message needs no answer, or a mail that failed has reached the client another way. */
  settle: endpoint({
    ...staffCommand,
    path: '/api/quotes/:id/settlements',
    request: settlementRequestSchema,
    invalid: 'Give `what` ("message" or "mail") and `about`, its id.',
  }),
  /** The link that there is; a submission without one gets its first. */
  readLink: endpoint({
    method: 'GET',
    path: '/api/quotes/:id/link',
    access: 'staff',
    response: linkAnswerSchema,
  }),
  /** A new link; the one before ends. */
  renewLink: endpoint({
    method: 'POST',
    path: '/api/quotes/:id/link',
    access: 'staff',
    request: linkRequestSchema,
    status: 201,
    response: linkAnswerSchema,
  }),
  clientRequest: endpoint({
    method: 'GET',
    path: '/api/requests/:key',
    access: 'anyone',
    response: clientRequestSchema,
  }),
  acceptOffer: endpoint({
    ...clientCommand,
    path: '/api/requests/:key/acceptances',
    request: acceptanceRequestSchema,
    invalid: 'Give the `version` of the quote and the `name` of the person who accepts it.',
  }),
  declineOffer: endpoint({
    ...clientCommand,
    path: '/api/requests/:key/refusals',
    request: refusalRequestSchema,
    invalid: 'Give the `version` of the quote.',
  }),
  sendClientMessage: endpoint({
    ...clientCommand,
    path: '/api/requests/:key/messages',
    request: clientMessageRequestSchema,
    invalid: 'Give the `text` of the message.',
  }),
};

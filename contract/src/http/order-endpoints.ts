import { clientConflictSchema, clientRequestSchema } from '../order/client-request.ts';
import {
  acceptanceRequestSchema,
  clientMessageRequestSchema,
  linkAnswerSchema,
  linkRequestSchema,
  noteRequestSchema,
  offerRequestSchema,
  officeMessageRequestSchema,
  refusalRequestSchema,
} from '../order/order-requests.ts';
import {
  quoteRefusalSchema,
  quoteSubmissionSchema,
  revisionConflictSchema,
} from '../quote/quote.ts';
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
    method: 'POST',
    path: '/api/quotes/:id/offers',
    access: 'staff',
    request: offerRequestSchema,
    invalid: 'Give `wordCount`, `deliverBy`, and `pricePerWord` or `total` in dollars.',
    status: 201,
    response: quoteSubmissionSchema,
    conflict: revisionConflictSchema,
    refusal: quoteRefusalSchema,
  }),
  sendMessage: endpoint({
    method: 'POST',
    path: '/api/quotes/:id/messages',
    access: 'staff',
    request: officeMessageRequestSchema,
    invalid: 'Give the `text` of the message.',
    status: 201,
    response: quoteSubmissionSchema,
    refusal: quoteRefusalSchema,
  }),
  keepNote: endpoint({
    method: 'POST',
    path: '/api/quotes/:id/notes',
    access: 'staff',
    request: noteRequestSchema,
    invalid: 'Give the `text` of the note.',
    status: 201,
    response: quoteSubmissionSchema,
    refusal: quoteRefusalSchema,
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
    method: 'POST',
    path: '/api/requests/:key/acceptances',
    access: 'anyone',
    request: acceptanceRequestSchema,
    takesForm: true,
    invalid: 'Give the `version` of the quote and the `name` of the person who accepts it.',
    status: 201,
    response: clientRequestSchema,
    refusal: clientConflictSchema,
  }),
  declineOffer: endpoint({
    method: 'POST',
    path: '/api/requests/:key/refusals',
    access: 'anyone',
    request: refusalRequestSchema,
    takesForm: true,
    invalid: 'Give the `version` of the quote.',
    status: 201,
    response: clientRequestSchema,
    refusal: clientConflictSchema,
  }),
  sendClientMessage: endpoint({
    method: 'POST',
    path: '/api/requests/:key/messages',
    access: 'anyone',
    request: clientMessageRequestSchema,
    takesForm: true,
    invalid: 'Give the `text` of the message.',
    status: 201,
    response: clientRequestSchema,
    refusal: clientConflictSchema,
  }),
};

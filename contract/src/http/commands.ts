import { clientConflictSchema, clientRequestSchema } from '../client-page/client-request.ts';
import { quoteRefusalSchema, quoteSubmissionSchema } from '../record/quote.ts';

/** Staff add something to a submission: the answer is the submission with it, or what is in the way. */
export const staffCommand = {
  method: 'POST',
  access: 'staff',
  status: 201,
  response: quoteSubmissionSchema,
  refusal: quoteRefusalSchema,
} as const;

/** The same of its client, as the client may see it; a page without scripts sends a form. */
export const clientCommand = {
  method: 'POST',
  access: 'anyone',
  takesForm: true,
  status: 201,
  response: clientRequestSchema,
  refusal: clientConflictSchema,
} as const;

import * as z from 'zod/mini';
import { changeAside, type Decidable, type Decision, toDateTime } from '../../record/decision.ts';
import type { Mail } from '../../record/mail.ts';
import { quoteRefusalSchema, quoteSubmissionSchema } from '../../record/quote.ts';
import { cleanQuoteRequest, findFieldProblems } from '../../record/quote-request.ts';
import { senderShape } from '../../record/sender.ts';
import type { CommandContext, RequestOf } from '../command.ts';
import { endpoint } from '../endpoint.ts';

/** The name or address was misspelled. The link of the client's page remains valid. */
export const correctContact = endpoint({
  method: 'PATCH',
  path: '/api/quotes/:id/contact',
  access: 'staff',
  request: z.object({
    customerName: z.optional(z.string()),
    customerEmail: z.optional(z.string()),
    ...senderShape,
  }),
  invalid: 'Give `customerName`, `customerEmail`, or both.',
  response: quoteSubmissionSchema,
  refusal: quoteRefusalSchema,
});

export type ContactRefusal = 'name-invalid' | 'email-invalid';

/**
 * Corrects name and address, with a line in the history. Mails that have not arrived are sent to the new address. A
 * repeat (the same `changeId`) changes nothing.
 */
export function decideContact<Quote extends Decidable>(
  quote: Quote,
  { customerName, customerEmail, device, changeId }: RequestOf<typeof correctContact>,
  { at }: Pick<CommandContext, 'at'>,
): Decision<Quote, ContactRefusal> {
  const isRepeat = changeId !== undefined && quote.history.some((it) => it.changeId === changeId);
  if (isRepeat) return { kind: 'unchanged', quote };
  const given = {
    ...(customerName !== undefined && { customerName }),
    ...(customerEmail !== undefined && { customerEmail }),
  };
  const [problem] = findFieldProblems(given).filter(({ field }) => field in given);
  if (problem !== undefined) {
    const reason = problem.field === 'customerName' ? 'name-invalid' : 'email-invalid';
    return { kind: 'refused', reason, quote };
  }
  const known = { customerName: quote.customerName, customerEmail: quote.customerEmail };
  const clean = cleanQuoteRequest(new Map(Object.entries({ ...known, ...given })));
  const contact = {
    ...(clean.customerName !== quote.customerName && { customerName: quote.customerName }),
    ...(clean.customerEmail !== quote.customerEmail && { customerEmail: quote.customerEmail }),
  };
  if (Object.keys(contact).length === 0) return { kind: 'unchanged', quote };
  const moment = toDateTime(at);
  const entry = {
    status: quote.status,
    at: moment,
    contact,
    ...(device !== undefined && { device }),
    ...(changeId !== undefined && { changeId }),
  };
  return changeAside(quote, {
    customerName: clean.customerName,
    customerEmail: clean.customerEmail,
    history: [...quote.history, entry],
    updatedAt: moment,
    ...('customerEmail' in contact && {
      mails: quote.mails?.map((mail) => redirect(mail, clean.customerEmail)),
    }),
  });
}

/** A mail that has not arrived is tried anew, at once. */
function redirect(mail: Mail, address: string): Mail {
  if (mail.to !== 'client' || mail.state === 'sent' || mail.settled !== undefined) return mail;
  const { id, event, about, upTo, to, language, queuedAt } = mail;
  return {
    id,
    event,
    ...(about !== undefined && { about }),
    ...(upTo !== undefined && { upTo }),
    to,
    address,
    language,
    queuedAt,
    state: 'queued',
    attempts: 0,
  };
}

import type { CommandRequest } from '@yiqiao/contract/commands/command';
import type { correctContact } from '@yiqiao/contract/commands/office/correct-contact';
import { isSamePerson } from '@yiqiao/contract/commands/server/erasure';
import { isOver } from '@yiqiao/contract/life/life-state';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';

type Contact = Pick<QuoteSubmission, 'customerName' | 'customerEmail'>;

export type ContactRequest = Pick<
  CommandRequest<typeof correctContact>,
  'customerName' | 'customerEmail'
>;

/** What is corrected in the submission for which it was typed; empty if nothing is. */
export function correctionOf(known: Contact, typed: Contact): ContactRequest {
  const customerName = typed.customerName.trim();
  const customerEmail = typed.customerEmail.trim();
  return {
    ...(customerName !== known.customerName && { customerName }),
    ...(customerEmail !== known.customerEmail && { customerEmail }),
  };
}

export interface OtherCorrection {
  readonly quote: QuoteSubmission;
  readonly request: ContactRequest;
}

/**
 * The same correction in the client's other open requests: those with the same address. A name is corrected only
 * where it was written in the same way; another one may be another person's.
 */
export function correctionsElsewhere(
  quotes: readonly QuoteSubmission[],
  { id, customerName, customerEmail }: Contact & Pick<QuoteSubmission, 'id'>,
  correction: ContactRequest,
): readonly OtherCorrection[] {
  return quotes
    .filter((it) => it.id !== id && !isOver(it) && isSamePerson(it, { id, customerEmail }))
    .map((quote) => ({
      quote,
      request: correctionOf(quote, {
        customerName:
          quote.customerName === customerName
            ? (correction.customerName ?? customerName)
            : quote.customerName,
        customerEmail: correction.customerEmail ?? quote.customerEmail,
      }),
    }))
    .filter(({ request }) => Object.keys(request).length > 0);
}

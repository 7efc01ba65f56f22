import * as z from 'zod/mini';
import { cleanTaxNumber } from '../billing/tax-number.ts';
import {
  type BillingDetails,
  type BillingFieldName,
  billingFieldNames,
  billingInputShape,
  maxBillingField,
} from '../record/billing.ts';
import { changeAside, type Decidable, type Decision, toDateTime } from '../record/decision.ts';
import { senderShape } from '../record/sender.ts';
import { cleanEmail, isPossibleEmail } from '../text/email.ts';
import { readLine, type TextFault } from '../text/order-text.ts';
import type { CommandContext, Identified } from './command.ts';

/** All fields: one that is not given is empty from then on. */
export const billingRequestSchema = z.object({
  ...billingInputShape,
  /** The id of the details that the sender has seen; absent or empty if there were none. */
  replaces: z.optional(z.string()),
  ...senderShape,
});

export const billingInvalid = 'Give `title`, the name that the invoice is made out to, as text.';

export type BillingRequest = Identified<z.infer<typeof billingRequestSchema>>;

/** `billing-changed`: somebody else has changed them since the sender saw them. */
export type BillingRefusal = TextFault | 'email-invalid' | 'billing-changed';

/** Replaces the billing details. A repeat changes nothing. */
export function changeBilling<Quote extends Decidable>(
  quote: Quote,
  { changeId: id, device, replaces = '', ...given }: BillingRequest,
  by: 'client' | 'office',
  { at }: Pick<CommandContext, 'at'>,
): Decision<Quote, BillingRefusal> {
  const { billing } = quote;
  if (billing?.id === id) return { kind: 'unchanged', quote };
  const details = readBilling(given);
  if (typeof details === 'string') return { kind: 'refused', reason: details, quote };
  const isSame = billingFieldNames.every((name) => details[name] === billing?.[name]);
  if (isSame) return { kind: 'unchanged', quote };
  if (replaces !== (billing?.id ?? ''))
    return { kind: 'refused', reason: 'billing-changed', quote };
  const moment = toDateTime(at);
  return changeAside(quote, {
    billing: { id, by, at: moment, ...(device !== undefined && { device }), ...details },
    updatedAt: moment,
  });
}

/** The details as stored, or what is wrong with them. */
export function readBilling(
  given: Readonly<Partial<Record<BillingFieldName, string | undefined>>>,
): BillingDetails | Exclude<BillingRefusal, 'billing-changed'> {
  const details = new Map<BillingFieldName, string>();
  for (const name of billingFieldNames) {
    const read = readLine(given[name] ?? '', maxBillingField);
    if ('text' in read) details.set(name, cleanField(name, read.text));
    else if (read.fault === 'text-too-long') return read.fault;
  }
  const title = details.get('title');
  if (title === undefined) return 'text-missing';
  const email = details.get('email');
  if (email !== undefined && !isPossibleEmail(email)) return 'email-invalid';
  return { ...Object.fromEntries(details), title };
}

function cleanField(name: BillingFieldName, text: string): string {
  if (name === 'taxNumber') return cleanTaxNumber(text);
  return name === 'email' ? cleanEmail(text) : text;
}

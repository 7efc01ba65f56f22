import * as z from 'zod/mini';
import { type BankAccount, bankAccountSchema } from '../company-schema.ts';
import { acceptedOffer, findPayableEstimate, isExpired } from '../life/life-state.ts';
import { findCardSum, findPayableSum, receivedOf } from '../life/order-money.ts';
import { centsToDecimal } from '../money/money.ts';
import type { Decidable } from '../record/decision.ts';
import { isSettled } from '../record/payment.ts';

const dateTime = z.iso.datetime();

/** What a client sees of paying for an accepted quote, or for an estimate that the payment accepts. */
export const clientPaymentSchema = z.object({
  /** Whether the button leads to the provider's page. */
  canPayByCard: z.boolean(),
  /** A `PaymentState`; absent when no payment was started. */
  state: z.optional(z.string()),
  /** The client has finished paying; the money has not arrived yet. */
  isUnderWay: z.optional(z.boolean()),
  /** Total of the accepted quote or of the estimate, two decimals; what is paid of it is in `money`. */
  amount: z.optional(z.string()),
  currency: z.optional(z.string()),
  paidAt: z.optional(dateTime),
  refunded: z.optional(z.string()),
  /** Of the quote's currency. Absent where there is nothing to pay or the office names none. */
  account: z.optional(bankAccountSchema),
  /** How else to pay without a card: plain text in lines. Absent where there is nothing to pay. */
  bankTransfer: z.optional(z.string()),
});

/** What came by a payment on the provider's page. */
export const cardPaymentSchema = z.object({
  amount: z.string(),
  currency: z.string(),
  /** When it was paid; where only its refund was reported so far, when that was. */
  at: dateTime,
  refunded: z.optional(z.string()),
});

export type ClientPayment = z.infer<typeof clientPaymentSchema>;

export interface WaysToPay {
  /** Whether a provider takes cards. */
  readonly hasCards: boolean;
  /** By currency. */
  readonly accounts?: Readonly<Record<string, BankAccount | undefined>> | undefined;
  /** In the office's own words. `{reference}` is replaced by the submission's reference. */
  readonly bankTransfer?: string | undefined;
}

/**
 * Before acceptance there is nothing to pay but an estimate: undefined.
 * @param at in ms since the epoch.
 */
export function toClientPayment(
  quote: Decidable & { readonly reference: string },
  { hasCards, accounts = {}, bankTransfer }: WaysToPay,
  at: number,
): ClientPayment | undefined {
  const { payments = [], acceptance, reference } = quote;
  const estimate = findPayableEstimate(quote);
  if (acceptance === undefined && estimate === null) return undefined;
  const accepted = acceptedOffer(quote) ?? estimate;
  const isOver = estimate !== null && isExpired(estimate, at);
  const settled = payments.find(isSettled);
  const isDue = findPayableSum(quote) !== null;
  const account = isDue && accepted !== null ? accounts[accepted.currency] : undefined;
  const payment = settled ?? payments.at(-1);
  const { state, submittedAt, paidAt, refunded } = payment ?? {};
  return {
    canPayByCard: hasCards && !isOver && findCardSum(quote) !== null,
    ...(state !== undefined && { state }),
    ...(state === 'open' && submittedAt !== undefined && { isUnderWay: true }),
    ...(accepted !== null && { amount: accepted.total, currency: accepted.currency }),
    ...(paidAt !== undefined && { paidAt }),
    ...(refunded !== undefined && { refunded }),
    ...(account !== undefined && { account }),
    ...(isDue &&
      bankTransfer !== undefined && {
        bankTransfer: bankTransfer.replaceAll('{reference}', reference),
      }),
  };
}

/** All that came by the provider's page, oldest first; what came in another currency than asked waits for a person. */
export function listCardPayments({ payments = [] }: Pick<Decidable, 'payments'>) {
  return payments.flatMap((payment) => {
    const came = receivedOf(payment);
    const { currency, paidAt, updatedAt, refunded } = payment;
    if (came === null || came.currency !== currency) return [];
    const at = paidAt ?? updatedAt;
    return [
      {
        amount: centsToDecimal(came.units),
        currency,
        at,
        ...(refunded !== undefined && { refunded }),
      },
    ];
  });
}

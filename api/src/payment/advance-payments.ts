import { randomBytes } from 'node:crypto';
import type { AdvanceAnswer } from '@yiqiao/contract/commands/client/payment-requests';
import { decideAdvance, decideAdvanceSession } from '@yiqiao/contract/commands/server/advance';
import type { Cents } from '@yiqiao/contract/money/money';
import { centsToDecimal } from '@yiqiao/contract/money/money';
import { isAwaited } from '@yiqiao/contract/record/payment';
import { inLanguage, type Language } from '@yiqiao/contract/text/languages';
import type { PaymentIntent, RecordStore } from '@yiqiao/ports/record-store';
import type { KeepFact } from './fact-keeper.ts';
import type { PageOpener } from './page-opener.ts';
import { pageTexts } from './page-texts.ts';
import type { PaymentPage } from './payment-provider.ts';

interface AdvancePaymentsOptions {
  readonly records: Pick<RecordStore, 'getPaymentIntent' | 'changePaymentIntent'>;
  readonly pages: PageOpener;
  readonly keepFact: KeepFact;
  readonly origin: string;
  readonly clock: () => number;
}

/** Amounts paid at the checkout, before there is an order. */
export interface AdvancePayments {
  /** The URL on which a recorded intent is paid, see `paymentAnswerSchema`. */
  begin(reference: string, language: Language): Promise<AdvanceBegun>;
  /** The state of an advance by its reference; `null` when there is none. */
  read(reference: string): Promise<AdvanceAnswer | null>;
}

/** `no-page`: the provider cannot open a page at the moment. */
export type AdvanceBegun = { readonly url: string } | 'unknown' | 'no-page';

/** An intent as first recorded; it becomes an advance when somebody presses "Pay". */
export function makeIntent(cents: Cents, at: number): PaymentIntent {
  return {
    id: `pi_${randomBytes(12).toString('hex')}`,
    amount: cents,
    currency: 'usd',
    status: 'requires_payment_method',
    createdAt: new Date(at).toISOString(),
  };
}

export function createAdvancePayments(options: AdvancePaymentsOptions): AdvancePayments {
  const { records, pages, keepFact, origin, clock } = options;
  return {
    async begin(reference, language) {
      const begun = await records.changePaymentIntent(reference, (intent) =>
        decideAdvance(intent, clock()),
      );
      const payment = begun?.advance.payment;
      if (begun === null || payment === undefined) return 'unknown';
      const { advance } = begun;
      const amount = centsToDecimal(advance.amount);
      const back = `${origin}${inLanguage('/checkout', language)}?amount=${amount}`;
      const outcome = { url: `${back}&payment=${reference}` };
      if (payment.state !== 'open') return outcome;
      const page =
        payment.session === undefined
          ? await openPage(options, advance, { back, language })
          : await pages.read(payment.session);
      if (page === null) return 'no-page';
      if (page.url !== null) return { url: page.url };
      await keepFact({ payment: reference }, page.fact);
      return outcome;
    },
    async read(reference) {
      const found = await records.getPaymentIntent(reference);
      const payment = found && (await refresh(options, found)).payment;
      if (payment === undefined) return null;
      const { state, amount, paidAt, submittedAt } = payment;
      const isUnderWay = state === 'open' && submittedAt !== undefined;
      return {
        reference,
        state,
        amount,
        ...(isUnderWay && { isUnderWay }),
        ...(paidAt !== undefined && { paidAt }),
      };
    },
  };
}

/**
 * In the same order as for an offer: store the payment, open the page, store the page, and only then redirect to
 * it.
 */
async function openPage(
  { records, pages, clock }: AdvancePaymentsOptions,
  { id, amount }: PaymentIntent,
  { back, language }: { readonly back: string; readonly language: Language },
): Promise<PaymentPage | null> {
  const page = await pages.open({
    payment: id,
    reference: id,
    description: pageTexts[language].advance,
    cents: amount,
    language,
    paidUrl: `${back}&payment=${id}`,
    backUrl: back,
  });
  if (page === null) return null;
  const { session, expiresAt } = page;
  const decision = await records.changePaymentIntent(id, (advance) =>
    decideAdvanceSession(advance, { session, expiresAt }, clock()),
  );
  // Two concurrent presses in two languages open two pages; only the payment on the stored one is recorded.
  const kept = decision?.advance.payment?.session;
  if (kept === session) return page;
  return kept === undefined ? null : pages.read(kept);
}

/** Asks the provider for the state of an advance that is not known to be paid. */
async function refresh(
  { records, pages, keepFact }: AdvancePaymentsOptions,
  intent: PaymentIntent,
): Promise<PaymentIntent> {
  const { payment } = intent;
  if (payment?.session === undefined || !isAwaited(payment)) return intent;
  if (!pages.mayAsk(payment.id)) return intent;
  const page = await pages.read(payment.session);
  if (page !== null) await keepFact({ payment: payment.id }, page.fact);
  return (await records.getPaymentIntent(intent.id)) ?? intent;
}

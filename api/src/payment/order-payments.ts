import { randomUUID } from 'node:crypto';
import {
  decidePayment,
  decideSession,
  findOpenPayment,
  type PaymentObstacle,
} from '@yiqiao/contract/commands/client/decide-payment';
import type { FileDeletionRules } from '@yiqiao/contract/files/file-deletion';
import { paymentEndpoints } from '@yiqiao/contract/http/payment-endpoints';
import { decimalToCents } from '@yiqiao/contract/money/money';
import type { Decision } from '@yiqiao/contract/record/decision';
import { isAwaited, type OrderPayment } from '@yiqiao/contract/record/payment';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import { type Language, toLanguage } from '@yiqiao/contract/text/languages';
import type { RecordStore } from '@yiqiao/ports/record-store';
import type { ClientRequests } from '../order/client-requests.ts';
import type { KeepFact } from './fact-keeper.ts';
import type { PageOpener } from './page-opener.ts';
import { pageTexts } from './page-texts.ts';
import type { PaymentPage } from './payment-provider.ts';

export interface OrderPaymentsOptions {
  readonly records: Pick<RecordStore, 'get' | 'change'>;
  readonly clientRequests: Pick<ClientRequests, 'change'>;
  readonly pages: PageOpener;
  readonly keepFact: KeepFact;
  /** The site's public origin. */
  readonly origin: string;
  readonly clock: () => number;
  readonly readKept: () => FileDeletionRules;
}

/** The URL of the provider's page; or the reason for the refusal, and the submission as it is now. */
export type Begun =
  | ({ readonly kind: 'page'; readonly url: string } & WayBack)
  | {
      readonly kind: 'refused';
      readonly reason: PaymentObstacle | 'payment-unavailable';
      readonly quote: StoredQuote;
    };

/** What the client's browser needs to find its way back to the client's page, see `rememberPage`. */
export interface WayBack {
  readonly payment: string;
  readonly language: Language;
}

export interface OrderKey {
  /** Of the client's page. */
  readonly key: string;
  readonly version: number;
  /** Language of the page on which "Pay" was pressed; by default that of the submission. */
  readonly language?: Language | undefined;
}

/** Online payments for accepted quotes. */
export interface OrderPayments {
  /** Begins a payment, or continues the open one. @throws HttpProblem 404 for a key that opens nothing. */
  begin(order: OrderKey): Promise<Begun>;
  /** Asks the provider about unreported payments. @returns the submission after that. */
  look(quote: StoredQuote): Promise<StoredQuote>;
}

/** An expired page is replaced by a new one; if that happens repeatedly, the provider is at fault. */
const maxRounds = 3;

/**
 * The order everywhere: store the payment, have the provider open its page, store the page, and only then redirect
 * to it. A process that dies in between leaves a payment without a page; for that one the provider returns the same
 * page again.
 */
export function createOrderPayments(options: OrderPaymentsOptions): OrderPayments {
  const { records, clientRequests, pages, readKept } = options;

  function decide({ key, version }: OrderKey): Promise<Decision<StoredQuote, PaymentObstacle>> {
    const id = randomUUID();
    return clientRequests.change(key, (quote, at) =>
      decidePayment(quote, { id, version }, at, readKept()),
    );
  }

  return {
    async begin(order) {
      let decision = await decide(order);
      for (let round = 0; round < maxRounds; round += 1) {
        const { quote } = decision;
        if (decision.kind === 'refused') return decision;
        const payment = findOpenPayment(quote);
        if (payment === undefined) break;
        const language = order.language ?? toLanguage(quote.language);
        const page =
          payment.session === undefined
            ? await openPage(options, quote, payment, language)
            : await refresh(options, quote, payment);
        if (page === null) break;
        if (typeof page?.url === 'string') {
          return { kind: 'page', url: page.url, payment: payment.id, language };
        }
        decision = await decide(order);
      }
      return { kind: 'refused', reason: 'payment-unavailable', quote: decision.quote };
    },
    async look(quote) {
      for (const payment of quote.payments?.filter(isAwaited) ?? []) {
        if (pages.mayAsk(payment.id)) await refresh(options, quote, payment);
      }
      return (await records.get(quote.id)) ?? quote;
    },
  };
}

/** @returns undefined when another page was stored in the meantime; `null` when the provider opens none. */
async function openPage(
  { records, pages, origin, clock }: OrderPaymentsOptions,
  quote: StoredQuote,
  payment: OrderPayment,
  language: Language,
): Promise<PaymentPage | null | undefined> {
  const back = paymentEndpoints.returnFromPayment.href({ payment: payment.id });
  const backUrl = `${origin}${back}?language=${language}`;
  const page = await pages.open({
    payment: payment.id,
    submission: quote.id,
    reference: quote.reference,
    description: pageTexts[language].order(quote.reference, payment.version),
    cents: decimalToCents(payment.amount),
    language,
    paidUrl: backUrl,
    backUrl,
  });
  if (page === null) return null;
  const { session, expiresAt } = page;
  const command = { id: payment.id, session, expiresAt };
  const decision = await records.change(quote.id, (known) =>
    decideSession(known, command, clock()),
  );
  const kept = decision?.quote.payments?.find(({ id }) => id === payment.id);
  return kept?.session === session ? page : undefined;
}

/** Asks the provider about a payment, and records the answer. */
async function refresh(
  { pages, keepFact }: OrderPaymentsOptions,
  quote: StoredQuote,
  { id, session }: OrderPayment,
): Promise<PaymentPage | null> {
  const page = await pages.read(session ?? '');
  if (page !== null) await keepFact({ payment: id, submission: quote.id }, page.fact);
  return page;
}

import type { PaymentFact } from '@yiqiao/contract/life/payment-fact';
import type { Cents } from '@yiqiao/contract/money/money';
import type { Language } from '@yiqiao/contract/text/languages';

/** What a payment belongs to: a submission or, without one, the advance that has the payment's id. */
export interface PaymentOwner {
  readonly payment: string;
  readonly submission?: string | undefined;
}

export interface PageOrder extends PaymentOwner {
  readonly submission: string;
  /** The office finds the payment by it in the provider's books. */
  readonly reference: string;
  /** Shown to the client next to the amount. */
  readonly description: string;
  /** US dollars. */
  readonly cents: Cents;
  readonly language: Language;
  /** Where the client returns to after paying, and without having paid. */
  readonly paidUrl: string;
  readonly backUrl: string;
}

/** The provider's page for one payment. */
export interface PaymentPage {
  readonly session: string;
  /** `null` once the page has ended. */
  readonly url: string | null;
  readonly expiresAt: string;
  /** The current state of the payment. */
  readonly fact: Extract<PaymentFact, { kind: 'session' }>;
}

/** A signed event from the provider. */
export interface ProviderEvent {
  readonly id: string;
  /** The provider's name for what happened. */
  readonly type: string;
  readonly isLive: boolean;
  /** Whether it concerns another account. */
  readonly isForeign: boolean;
  /** `null`: of no interest here. */
  readonly said: { readonly owner: PaymentOwner | null; readonly fact: PaymentFact } | null;
}

/**
 * The company that processes payments. Calls reject with `ProviderAway` when their outcome is unknown, and with
 * `ProviderRefusal` when they were declined.
 */
export interface PaymentProvider {
  /** Opens a page; the same order always gets the same one. */
  openPage(order: PageOrder): Promise<PaymentPage>;
  readPage(session: string): Promise<PaymentPage>;
  /** Closes a page, so that nobody can pay there. Refused once it was paid or has expired. */
  closePage(session: string): Promise<PaymentPage>;
  /**
   * Sends back all that is left of a payment. Asked again under the same key, the provider sends nothing twice.
   * @param intent the provider's id of the payment. @param key unique to this refund.
   */
  payBack(intent: string, key: string): Promise<PaymentFact>;
  /** What a payment belongs to, by the provider's id for it; `null` if it is not one of ours. */
  findOwner(intent: string): Promise<PaymentOwner | null>;
  /** @returns `null` when the provider's signature is missing, wrong or too old. */
  readEvent(body: Buffer, signature: string | undefined): ProviderEvent | null;
}

/** It does not answer, or is temporarily unable to: try again. */
export class ProviderAway extends Error {
  override name = 'ProviderAway' as const;
}

/** It has refused the call, and would refuse it again. */
export class ProviderRefusal extends Error {
  override name = 'ProviderRefusal' as const;
}

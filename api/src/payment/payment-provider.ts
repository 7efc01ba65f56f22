import type { PaymentFact } from '@yiqiao/contract/life/payment-fact';
import type { Cents } from '@yiqiao/contract/money/money';
import type { Language } from '@yiqiao/contract/text/languages';

/** What a payment belongs to: a submission, or, without one, an advance of its own id. */
export interface PaymentOwner {
  readonly payment: string;
  readonly submission?: string | undefined;
}

export interface PageOrder extends PaymentOwner {
  /** By which the office finds it in the provider's books. */
  readonly reference: string;
  /** What the client reads beside the amount. */
  readonly description: string;
  /** US dollars. */
  readonly cents: Cents;
  readonly language: Language;
  /** Where the client comes back to after paying, and without. */
  readonly paidUrl: string;
  readonly backUrl: string;
}

/** The provider's page for one payment. */
export interface PaymentPage {
  readonly session: string;
  /** `null` once nothing can be done there any more. */
  readonly url: string | null;
  readonly expiresAt: string;
  /** What it says of the payment now. */
  readonly fact: Extract<PaymentFact, { kind: 'session' }>;
}

/** A signed word of the provider. */
export interface ProviderEvent {
  readonly id: string;
  /** The provider's name of what happened. */
  readonly type: string;
  readonly isLive: boolean;
  /** Whether another account is spoken of. */
  readonly isForeign: boolean;
  /** `null`: of no interest here. */
  readonly said: { readonly owner: PaymentOwner | null; readonly fact: PaymentFact } | null;
}

/**
 * The company that takes the money. Calls reject with `ProviderAway` when their outcome is unknown, and with
 * `ProviderRefusal` when it declined.
 */
export interface PaymentProvider {
  /** Opens a page; the same order gets the same one. */
  openPage(order: PageOrder): Promise<PaymentPage>;
  readPage(session: string): Promise<PaymentPage>;
  /** Nobody can pay there any longer. Refused once the page is over, by payment or by time. */
  closePage(session: string): Promise<PaymentPage>;
  /** Whose a payment is, by the provider's id of it; `null`: nobody's here. */
  findOwner(intent: string): Promise<PaymentOwner | null>;
  /** @returns `null` for what is not signed by the provider, or not now. */
  readEvent(body: Buffer, signature: string | undefined): ProviderEvent | null;
}

/** It does not answer, or says that it cannot at the moment: try again. */
export class ProviderAway extends Error {
  override name = 'ProviderAway' as const;
}

/** It has refused, and would again. */
export class ProviderRefusal extends Error {
  override name = 'ProviderRefusal' as const;
}

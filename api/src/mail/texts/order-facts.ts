import type { InvoiceKind } from '@yiqiao/contract/record/invoice';

/** A moment to the minute; and with year and zone. `short` is for subjects. */
export interface SaidMoment {
  readonly short: string;
  readonly long: string;
}

/** What every mail is about. */
export interface RequestFacts {
  readonly reference: string;
}

export interface CancelledFacts extends RequestFacts {
  readonly at: SaidMoment;
}

/** The office declined an order that was paid: the sum goes back. */
export interface DeclinedFacts extends RequestFacts {
  readonly amount: string;
  readonly at: SaidMoment;
}

/** An invoice, a bill or a fapiao is on the client's page. */
export interface InvoiceFacts extends RequestFacts {
  readonly kind: InvoiceKind;
}

export interface PaidBackFacts extends RequestFacts {
  readonly amount: string;
  /** Otherwise the money came too late for the quote. */
  readonly isDeclined: boolean;
}

/** Money that came, by the provider or recorded by staff. */
export interface PaymentFacts extends RequestFacts {
  readonly amount: string;
  readonly isTransfer: boolean;
  /** When it came: the day, or the moment where it is known. */
  readonly when: string;
  readonly agreed: string;
  /** What has yet to come; undefined when nothing has, as of a cancelled order. */
  readonly open: string | undefined;
  readonly isPaidInFull: boolean;
}

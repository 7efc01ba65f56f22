import type { ClientEvent, NewsEvent, OfficeEvent } from '@yiqiao/contract/record/mail';
import type { Uncounted } from '@yiqiao/contract/record/uncounted';
import type {
  CancelledFacts,
  DeclinedFacts,
  InvoiceFacts,
  PaidBackFacts,
  PaymentFacts,
  RequestFacts,
  SaidMoment,
} from './order-facts.ts';

/** What every mail says, before it is laid out. */
export interface LetterText {
  readonly subject: string;
  /** The large word or figure at the head, without its full stop. */
  readonly title: string;
  readonly lead: string;
  /** Below everything else, a line each. */
  readonly notes: readonly string[];
}

/** What a mail about one order says. */
export interface Letter extends LetterText {
  readonly rows: readonly (readonly [label: string, value: string])[];
  /** On the button, without its full stop. */
  readonly action: string;
}

/** A moment as clocks in a zone show it. */
export interface ZonedMoment extends SaidMoment {
  /** `short` with the zone's name. */
  readonly zoned: string;
}

export type SayMoment = (at: string | number) => SaidMoment;

export interface ReceivedFacts extends RequestFacts {
  readonly words: string;
  readonly replyBy: SaidMoment;
  /** The estimate that the client wants to pay at once. */
  readonly toPay: string | undefined;
}

export interface OfferFacts extends RequestFacts {
  readonly version: number;
  readonly total: string;
  readonly words: string;
  /** Of a word; undefined for a fixed price. */
  readonly rate: string | undefined;
  readonly deliverBy: SaidMoment;
  readonly validUntil: SaidMoment;
  /** The last day to pay. */
  readonly payBy: string | undefined;
  /** Of an amendment: the accepted version, which holds until this one is accepted. */
  readonly amends: number | undefined;
}

export interface AcceptedFacts extends OfferFacts {
  /** The person, as typed. */
  readonly by: string;
  readonly at: SaidMoment;
  /** Accepted by paying the estimate: until when the office can decline it. */
  readonly declineBy: SaidMoment | undefined;
}

/** As the client is told of it. */
export interface OwnAcceptanceFacts extends Omit<AcceptedFacts, 'by'> {
  /** Undefined: what was typed is no name. */
  readonly by: string | undefined;
}

export interface MessageFacts extends RequestFacts {
  readonly isQuestion: boolean;
  readonly at: SaidMoment;
}

/** Messages of the client that one mail tells of. */
export interface MessagesFacts extends RequestFacts {
  readonly count: number;
  /** Of the last one. */
  readonly at: SaidMoment;
}

/** A file that the client has added. */
export interface FileFacts extends RequestFacts {
  readonly isReference: boolean;
  /** Of a document. */
  readonly words: string | undefined;
  readonly at: SaidMoment;
  readonly answerBy: SaidMoment;
}

export interface DeliveredFacts extends RequestFacts {
  readonly files: number;
  readonly at: SaidMoment;
  readonly revisionsUntil: SaidMoment;
}

/** What the client has said to a delivery. */
export interface DeliveryAnswerFacts extends RequestFacts {
  readonly number: number;
  readonly at: SaidMoment;
}

export interface PaidFacts extends RequestFacts {
  /** What came; of the accepted quote. */
  readonly amount: string;
  readonly version: number;
  readonly at: SaidMoment;
  /** Something else came than was asked for. */
  readonly isUnclear: boolean;
}

export interface CompletedFacts extends RequestFacts {
  readonly deletedAt: SaidMoment;
}

export interface WishFacts extends RequestFacts {
  /** A `WishKind`. */
  readonly what: 'export' | 'erase';
  readonly at: SaidMoment;
  readonly answerBy: SaidMoment;
}

/** The state of an open order, in a few words. */
export type OrderStateFacts =
  | {
      readonly state: 'received' | 'question' | 'expired' | 'declined' | 'in-progress' | 'revision';
    }
  | { readonly state: 'quoted'; readonly validUntil: SaidMoment }
  /** `open`: a sum that has yet to be paid. */
  | {
      readonly state: 'accepted';
      readonly deliverBy: SaidMoment;
      readonly open: string | undefined;
    }
  | { readonly state: 'delivered'; readonly revisionsUntil: SaidMoment };

/** The client, as the office knows the person. */
interface ClientFacts {
  readonly client: string;
}

/** What was counted, and how. */
export type CountFacts =
  | { readonly basis: 'measured' | 'partial' | 'recognized' | 'estimated'; readonly words: string }
  | { readonly basis: 'none'; readonly uncounted: Uncounted }
  | { readonly basis: 'counting' };

/** Events of one order. The links that a client has asked for are of several. */
export type OrderEvent = Exclude<ClientEvent, 'links'>;

/** By the event: what the mail to the client is written from. */
export interface ClientMailFacts extends Record<OrderEvent, RequestFacts> {
  readonly received: ReceivedFacts;
  readonly quote: OfferFacts;
  readonly expired: OfferFacts;
  readonly question: MessageFacts;
  readonly accepted: OwnAcceptanceFacts;
  readonly delivered: DeliveredFacts;
  readonly completed: CompletedFacts;
  readonly cancelled: CancelledFacts;
  readonly payment: PaymentFacts;
  readonly invoice: InvoiceFacts;
  readonly declined: DeclinedFacts;
  readonly 'paid-back': PaidBackFacts;
}

/** By the event: what the mail to the office is written from. */
export interface OfficeMailFacts extends Record<OfficeEvent, RequestFacts & ClientFacts> {
  readonly 'new-request': ReceivedFacts & ClientFacts;
  readonly acceptance: AcceptedFacts & ClientFacts;
  readonly refusal: OfferFacts & ClientFacts;
  readonly answer: MessagesFacts & ClientFacts;
  readonly file: FileFacts & ClientFacts;
  readonly wish: WishFacts & ClientFacts;
  readonly revision: DeliveryAnswerFacts & ClientFacts;
  readonly confirmation: DeliveryAnswerFacts & ClientFacts;
  readonly paid: PaidFacts & ClientFacts;
}

/** By the event: the letter that its facts make. */
export type LettersFrom<Facts> = {
  readonly [Event in keyof Facts]: (facts: Facts[Event]) => Letter;
};

export type NewsTexts = Pick<LettersFrom<ClientMailFacts>, NewsEvent>;

/** What the mail with the links of all open orders says. */
interface LinksTexts {
  /** @param count how many orders are open. */
  links(count: number): LetterText;
  stateOf(facts: OrderStateFacts): string;
}

export interface MailTexts {
  readonly client: LettersFrom<ClientMailFacts> & LinksTexts;
  readonly office: LettersFrom<OfficeMailFacts>;
  readonly layout: {
    /** `null`: a name that is none. */
    greeting(name: string | null): string;
    linkIsYours: string;
    /** Of the test mail that the doctor sends. */
    test: { readonly subject: string; readonly text: string };
  };
  readonly formats: MailFormats;
}

export interface MailFormats {
  count(count: number): string;
  countOf(facts: CountFacts): string;
  /**
   * Of a decimal text.
   * @param currency US dollars unless given.
   */
  money(decimal: string, currency?: string): string;
  /** A day without a clock, of "2026-12-24". */
  day(date: string): string;
  /** @param timeZone an IANA name; undefined: the server's own. */
  moment(at: number, timeZone: string | undefined): ZonedMoment;
}

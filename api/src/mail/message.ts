import type { Language } from '@yiqiao/contract/text/languages';

/** A mail as it is handed to a server. */
export interface Message {
  /** The same for every attempt, so that a receiver can tell a repeat. Without angle brackets. */
  readonly id: string;
  readonly from: Mailbox;
  readonly to: Mailbox;
  readonly replyTo: Mailbox;
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/** What came of an attempt. `reason` is the server's, for staff; it may hold the reader's address. */
export type Delivery =
  | { readonly kind: 'sent' }
  | {
      /**
       * `refused`: for good. `later`: the server wants it tried again. `unreachable`: no mail at all could
       * be handed over.
       */
      readonly kind: 'refused' | 'later' | 'unreachable';
      readonly reason: string;
      /** Tells the fault without a name or an address: `EAUTH 535`. */
      readonly code: string;
    };

/** The record no longer holds, or never held, what the mail was to tell. */
export const nothingToSay = {
  kind: 'refused',
  reason: 'There is nothing left to say.',
  code: 'EEMPTY',
} as const;

import type { ClaimsSection } from '@yiqiao/contract/claims/claims-schema';
import type { KeptSection } from '@yiqiao/contract/keeping/kept-schema';
import type { CurrenciesSection } from '@yiqiao/contract/money/currencies-schema';
import type { Prices } from '@yiqiao/contract/money/prices';
import type { ChatSection, ChatTrial } from '@yiqiao/contract/record/chat';
import type { MailTrial } from '@yiqiao/contract/record/mail-trial';

/** What was changed in a sitting and is not live: by section, and by the names of their fields. */
export interface SettingsDrafts {
  readonly company: Readonly<Record<string, string>>;
  readonly claims: Partial<ClaimsSection>;
  readonly prices: Partial<Prices>;
  readonly currencies: Partial<CurrenciesSection>;
  readonly accounts: Readonly<Record<string, string>>;
  readonly hours: Readonly<Record<string, string>>;
  readonly kept: Partial<KeptSection>;
  readonly chat: ChatDraft;
}

export interface ChatDraft extends ChatSection {
  /** The group is told no more, whatever else was typed. */
  readonly isOff?: boolean;
}

/** A message that was sent to the group for a trial. */
export interface ChatTest extends ChatTrial {
  /** In ms of the server's time. */
  readonly at: number;
}

/** A test mail. */
export interface MailTest extends MailTrial {
  /** In ms of the server's time. */
  readonly at: number;
}

export const noDrafts: SettingsDrafts = {
  company: {},
  claims: {},
  prices: {},
  currencies: {},
  accounts: {},
  hours: {},
  kept: {},
  chat: {},
};

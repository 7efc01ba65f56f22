import type { ReversalKind } from '@yiqiao/contract/record/recorded-payment';
import type { QuoteStatus } from '@yiqiao/contract/record/status';

/** What the page says that goes with an export. */
export interface PageTexts {
  readonly title: string;
  lead(company: string, moment: string): string;
  /** `person.json` is a name. */
  readonly forPrograms: string;
  readonly contact: string;
  readonly request: string;
  readonly fields: {
    readonly name: string;
    readonly email: string;
    readonly contact: string;
    readonly sent: string;
    readonly service: string;
    readonly serviceType: string;
    readonly timeline: string;
    readonly deadline: string;
    readonly timeZone: string;
    readonly status: string;
    readonly words: string;
    readonly estimate: string;
  };
  readonly statuses: Readonly<Record<QuoteStatus, string>>;
  readonly files: {
    readonly title: string;
    readonly none: string;
    deleted(name: string, moment: string): string;
    missing(name: string): string;
  };
  readonly offers: {
    readonly title: string;
    describe(version: number, total: string, words: string, deliverBy: string): string;
    accepted(version: number, name: string, moment: string): string;
    declined(version: number, moment: string): string;
    /** By the office, after the payment. @param reason may be empty. */
    notTaken(moment: string, reason: string): string;
  };
  readonly messages: {
    readonly title: string;
    readonly client: string;
    readonly office: string;
  };
  readonly notes: string;
  readonly mails: {
    readonly title: string;
    describe(address: string, moment: string): string;
  };
  readonly payments: string;
  readonly recordedPayments: {
    readonly title: string;
    readonly reversals: Readonly<Record<ReversalKind, string>>;
  };
  readonly billing: string;
  readonly wishes: {
    readonly title: string;
    readonly export: string;
    readonly erase: string;
  };
  /** Between a label and what it names. */
  readonly colon: string;
}

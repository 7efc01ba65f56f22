import type { BillingFieldName } from '@yiqiao/contract/record/billing';
import type { Language } from '@yiqiao/contract/text/languages';
import { billingLabels as enBilling } from '@yiqiao/contract/wording/en-billing';
import { knownName } from '@yiqiao/contract/wording/known-name';
import { billingLabels as hansBilling } from '@yiqiao/contract/wording/zh-hans-billing';
import { serviceNames as hansNames } from '@yiqiao/contract/wording/zh-hans-terms';
import { billingLabels as hantBilling } from '@yiqiao/contract/wording/zh-hant-billing';
import { serviceNames as hantNames } from '@yiqiao/contract/wording/zh-hant-terms';
import { findTexts } from '../../mail/texts/find-texts.ts';
import type { MailFormats } from '../../mail/texts/mail-texts.ts';
import { wayNames } from '../../payment/way-names.ts';
import { page as en } from '../texts/en/page.ts';
import type { PageTexts } from '../texts/page-texts.ts';
import { page as hans } from '../texts/zh-hans/page.ts';
import { page as hant } from '../texts/zh-hant/page.ts';

/** The texts of an export's page in one language. */
export interface PageWords {
  readonly texts: PageTexts;
  readonly formats: MailFormats;
  /** The name of a service in this language, or as given where there is no translation. */
  nameService(name: string): string;
  /** By `PaymentWay`. */
  readonly wayNames: Readonly<Record<string, string>>;
  readonly billingLabels: Readonly<Record<BillingFieldName, string>>;
}

const pages: Readonly<Record<Language, PageTexts>> = { en, 'zh-Hans': hans, 'zh-Hant': hant };
const services: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {},
  'zh-Hans': hansNames,
  'zh-Hant': hantNames,
};
const billing = { en: enBilling, 'zh-Hans': hansBilling, 'zh-Hant': hantBilling };

export function findPageWords(language: Language): PageWords {
  return {
    texts: pages[language],
    formats: findTexts(language).formats,
    nameService: (name) => knownName(services[language], name),
    wayNames: wayNames[language],
    billingLabels: billing[language],
  };
}

import type { Language } from '@yiqiao/contract/text/languages';
import { client as enClient } from './en/client.ts';
import { formats as enFormats } from './en/formats.ts';
import { layout as enLayout } from './en/layout.ts';
import { office as enOffice } from './en/office.ts';
import type { MailTexts } from './mail-texts.ts';
import { client as hansClient } from './zh-hans/client.ts';
import { formats as hansFormats } from './zh-hans/formats.ts';
import { layout as hansLayout } from './zh-hans/layout.ts';
import { office as hansOffice } from './zh-hans/office.ts';
import { client as hantClient } from './zh-hant/client.ts';
import { formats as hantFormats } from './zh-hant/formats.ts';
import { layout as hantLayout } from './zh-hant/layout.ts';
import { office as hantOffice } from './zh-hant/office.ts';

const texts: Readonly<Record<Language, MailTexts>> = {
  en: { client: enClient, office: enOffice, layout: enLayout, formats: enFormats },
  'zh-Hans': { client: hansClient, office: hansOffice, layout: hansLayout, formats: hansFormats },
  'zh-Hant': { client: hantClient, office: hantOffice, layout: hantLayout, formats: hantFormats },
};

export function findTexts(language: Language): MailTexts {
  return texts[language];
}

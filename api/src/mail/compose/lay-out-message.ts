import { company } from '@yiqiao/contract/company';
import { companyNameIn } from '@yiqiao/contract/company-name';
import type { Language } from '@yiqiao/contract/text/languages';
import type { MailSettings } from '../../settings/mail-settings.ts';
import type { Message } from '../message.ts';
import { layOutHtml } from './html-mail.ts';
import type { Brand, WholeLetter } from './letter-parts.ts';
import { layOutPlain } from './plain-mail.ts';

/** What a letter says, without what stands around all of them. */
export type Said = Omit<WholeLetter, 'language' | 'brands' | 'company'>;

interface Envelope {
  /** The mail's id. */
  readonly id: string;
  readonly from: MailSettings['from'];
  readonly to: Message['to'];
  readonly language: Language;
}

/** A letter of the office, ready to be sent. */
export function layOutMessage(said: Said, { id, from, to, language }: Envelope): Message {
  const brands = brandsOf(language);
  const office = companyNameIn(language);
  const { email } = company;
  const letter: WholeLetter = { ...said, language, brands, company: { name: office, email } };
  return {
    id,
    from: { name: from.name ?? brands[0].name, address: from.address },
    to,
    replyTo: { name: office, address: email },
    language,
    subject: letter.subject,
    text: layOutPlain(letter),
    html: layOutHtml(letter),
  };
}

/** The company's names, that of the mail's language first. */
function brandsOf(language: Language): readonly [Brand, Brand] {
  const { brand, brandChinese, brandTraditional = brandChinese } = company;
  const english = { language: 'en', name: brand } as const;
  if (language === 'en') return [english, { language: 'zh-Hans', name: brandChinese }];
  const name = language === 'zh-Hant' ? brandTraditional : brandChinese;
  return [{ language, name }, english];
}

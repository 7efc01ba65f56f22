import { randomUUID } from 'node:crypto';
import { company } from '@yiqiao/contract/company';
import { companyNameIn } from '@yiqiao/contract/company-name';
import type { Language } from '@yiqiao/contract/text/languages';
import { domainOf, type MailSettings } from '../../settings/mail-settings.ts';
import type { Message } from '../message.ts';
import { findTexts } from '../texts/find-texts.ts';
import { brandsOf } from './brands-of.ts';
import { layOutHtml } from './html-mail.ts';
import type { WholeLetter } from './letter-parts.ts';
import { layOutPlain } from './plain-mail.ts';

/** A mail about nothing, from the office's sender and laid out as its others are. */
export function composeTestMail(
  { from }: Pick<MailSettings, 'from'>,
  address: string,
  language: Language,
): Message {
  const { subject, text } = findTexts(language).layout.test;
  const brands = brandsOf(language);
  const office = { name: companyNameIn(language), email: company.email };
  const letter: WholeLetter = {
    subject,
    title: subject,
    lead: text,
    greeting: undefined,
    matter: [],
    notes: [],
    language,
    brands,
    company: office,
  };
  return {
    id: `test.${randomUUID()}@${domainOf(from.address)}`,
    from: { name: from.name ?? brands[0].name, address: from.address },
    to: { name: '', address },
    replyTo: { name: office.name, address: office.email },
    language,
    subject,
    text: layOutPlain(letter),
    html: layOutHtml(letter),
  };
}

import { randomUUID } from 'node:crypto';
import type { Language } from '@yiqiao/contract/text/languages';
import { domainOf, type MailSettings } from '../../settings/mail-settings.ts';
import type { Message } from '../message.ts';
import { findTexts } from '../texts/find-texts.ts';
import { layOutMessage } from './lay-out-message.ts';

/** A mail about nothing, from the office's sender and laid out as its others are. */
export function composeTestMail(
  { from }: Pick<MailSettings, 'from'>,
  address: string,
  language: Language,
): Message {
  const { subject, text } = findTexts(language).layout.test;
  return layOutMessage(
    { subject, title: subject, lead: text, greeting: undefined, matter: [], notes: [] },
    {
      id: `test.${randomUUID()}@${domainOf(from.address)}`,
      from,
      to: { name: '', address },
      language,
    },
  );
}

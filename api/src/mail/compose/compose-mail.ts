import { createHash } from 'node:crypto';
import { company } from '@yiqiao/contract/company';
import { clientEvents, type Mail, officeEvents } from '@yiqiao/contract/record/mail';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import { type Language, toLanguage } from '@yiqiao/contract/text/languages';
import { domainOf, type MailSettings } from '../../settings/mail-settings.ts';
import type { Message } from '../message.ts';
import { findTexts } from '../texts/find-texts.ts';
import type { Letter, LettersFrom, MailTexts } from '../texts/mail-texts.ts';
import { toGreetingName } from './greeting-name.ts';
import { layOutHtml } from './html-mail.ts';
import type { Brand, WholeLetter } from './letter-parts.ts';
import { createClientFacts, createOfficeFacts, type FactsOf } from './mail-facts.ts';
import { layOutPlain } from './plain-mail.ts';

export interface ComposerOptions {
  readonly settings: Pick<MailSettings, 'from' | 'origin'>;
  /** The path of the client's page; `null` when there is none. */
  readonly pathOf: (quote: StoredQuote) => Promise<string | null>;
}

/**
 * Writes a queued mail from the record as it is now.
 * @returns `null` when there is nothing (any more) to write: the record does not hold what it is about.
 */
export type Compose = (quote: StoredQuote, mail: Mail) => Promise<Message | null>;

export function createComposer({ settings, pathOf }: ComposerOptions): Compose {
  const { from, origin } = settings;
  return async (quote, mail) => {
    const language = toLanguage(mail.language);
    const texts = findTexts(language);
    const letter = writeLetter(quote, mail, texts);
    const isForClient = mail.to === 'client';
    const path = isForClient
      ? await pathOf(quote)
      : `/admin/dashboard?quote=${encodeURIComponent(quote.id)}`;
    if (letter === undefined || path === null) return null;
    const brands = brandsOf(language);
    const { layout } = texts;
    const greeted = toGreetingName(quote.customerName);
    const whole: WholeLetter = {
      ...letter,
      notes: isForClient ? [...letter.notes, layout.linkIsYours] : letter.notes,
      language,
      brands,
      greeting: isForClient ? layout.greeting(greeted) : undefined,
      link: origin + path,
      company,
    };
    return {
      id: messageId(quote, mail, domainOf(from.address)),
      from: { name: from.name ?? brands[0].name, address: from.address },
      to: { name: isForClient ? (greeted ?? '') : company.name, address: mail.address },
      replyTo: { name: company.name, address: company.email },
      language,
      subject: letter.subject,
      text: layOutPlain(whole),
      html: layOutHtml(whole),
    };
  };
}

/** The same each time. Hashed, since a part of a mail's id is given by browsers. */
function messageId({ id, reference }: StoredQuote, mail: Mail, domain: string): string {
  const digest = createHash('sha256').update(`${id}\n${mail.id}`).digest('hex').slice(0, 24);
  return `${reference.toLowerCase()}.${digest}@${domain}`;
}

function writeLetter(
  quote: StoredQuote,
  { event, about }: Mail,
  { client, office, formats }: MailTexts,
): Letter | undefined {
  const toClient = clientEvents.find((known) => known === event);
  if (toClient !== undefined) {
    return write(client, createClientFacts(quote, formats), toClient, about);
  }
  const toOffice = officeEvents.find((known) => known === event);
  if (toOffice === undefined) return undefined;
  return write(office, createOfficeFacts(quote, formats), toOffice, about);
}

function write<Facts, Event extends keyof Facts>(
  letters: LettersFrom<Facts>,
  facts: FactsOf<Facts>,
  event: Event,
  about: string | undefined,
): Letter | undefined {
  const found = facts[event](about);
  return found === undefined ? undefined : letters[event](found);
}

/** The company's names, that of the mail's language first. */
function brandsOf(language: Language): readonly [Brand, Brand] {
  const { brand, brandChinese, brandTraditional = brandChinese } = company;
  const english = { language: 'en', name: brand } as const;
  if (language === 'en') return [english, { language: 'zh-Hans', name: brandChinese }];
  const name = language === 'zh-Hant' ? brandTraditional : brandChinese;
  return [{ language, name }, english];
}

import { createHash } from 'node:crypto';
import { findOpenOrders } from '@yiqiao/contract/commands/server/links-mail';
import { companyNameIn } from '@yiqiao/contract/company-name';
import { submissionPath } from '@yiqiao/contract/record/console-paths';
import { clientEvents, type Mail, officeEvents } from '@yiqiao/contract/record/mail';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import { emailKey } from '@yiqiao/contract/text/email';
import { type Language, toLanguage } from '@yiqiao/contract/text/languages';
import { domainOf, type MailSettings } from '../../settings/mail-settings.ts';
import type { Message } from '../message.ts';
import { findTexts } from '../texts/find-texts.ts';
import type { Letter, LettersFrom, MailTexts, OrderEvent } from '../texts/mail-texts.ts';
import { toGreetingName } from './greeting-name.ts';
import { layOutMessage, type Said } from './lay-out-message.ts';
import type { ListedOrder } from './letter-parts.ts';
import { createClientFacts, createOfficeFacts, type FactsOf } from './mail-facts.ts';
import { stateFacts } from './state-facts.ts';

export interface ComposerOptions {
  readonly settings: Pick<MailSettings, 'from' | 'origin'>;
  /** The path of the client's page; `null` when there is none. */
  readonly pathOf: (quote: StoredQuote) => Promise<string | null>;
  /** Every order of an address, newest first. */
  readonly findOrders: (email: string) => Promise<readonly StoredQuote[]>;
  readonly clock: () => number;
}

/**
 * Writes a queued mail from the record as it is now.
 * @returns `null` when there is nothing (any more) to write: the record does not hold what it is about.
 */
export type Compose = (quote: StoredQuote, mail: Mail) => Promise<Message | null>;

export function createComposer(options: ComposerOptions): Compose {
  const { from } = options.settings;
  return async (quote, mail) => {
    const language = toLanguage(mail.language);
    const said =
      mail.event === 'links'
        ? await listOrders(options, mail, language)
        : await tellOfOrder(options, quote, mail, language);
    if (said === null) return null;
    const isForClient = mail.to === 'client';
    const name = isForClient ? (toGreetingName(quote.customerName) ?? '') : companyNameIn(language);
    return layOutMessage(said, {
      id: messageId(quote, mail, domainOf(from.address)),
      from,
      to: { name, address: mail.address },
      language,
    });
  };
}

/** A mail about its own order. */
async function tellOfOrder(
  { settings, pathOf }: ComposerOptions,
  quote: StoredQuote,
  mail: Mail,
  language: Language,
): Promise<Said | null> {
  const texts = findTexts(language);
  const { layout } = texts;
  const letter = writeLetter(quote, mail, texts);
  const isForClient = mail.to === 'client';
  const path = isForClient ? await pathOf(quote) : submissionPath(quote.id);
  if (letter === undefined || path === null) return null;
  const { rows, action, ...text } = letter;
  return {
    ...text,
    notes: isForClient ? [...text.notes, layout.linkIsYours] : text.notes,
    greeting: isForClient ? layout.greeting(toGreetingName(quote.customerName)) : undefined,
    matter: { rows, action, link: settings.origin + path },
  };
}

/** The open orders of the address that the mail goes to, each with its link. */
async function listOrders(
  { settings, pathOf, findOrders, clock }: ComposerOptions,
  { address }: Mail,
  language: Language,
): Promise<Said | null> {
  const { client, formats } = findTexts(language);
  const at = clock();
  const orders: ListedOrder[] = [];
  for (const quote of findOpenOrders(await findOrders(address), emailKey(address), at)) {
    const path = await pathOf(quote);
    if (path === null) continue;
    const state = client.stateOf(stateFacts(quote, at, formats));
    orders.push({ reference: quote.reference, state, link: settings.origin + path });
  }
  if (orders.length === 0) return null;
  return { ...client.links(orders.length), greeting: undefined, matter: orders };
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
  const toClient = clientEvents.find(
    (known): known is OrderEvent => known !== 'links' && known === event,
  );
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

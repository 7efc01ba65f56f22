import type { MailRules } from '@yiqiao/contract/commands/server/with-mails';
import type { Engine } from '@yiqiao/ports/engine';
import { findPerson } from '../order/find-person.ts';
import { createRequestLinks } from '../order/request-links.ts';
import type { MailSettings } from '../settings/mail-settings.ts';
import { type Compose, createComposer } from './compose/compose-mail.ts';
import { createMailedRecords } from './mailed-records.ts';
import { createSmtpSender, type Sender, type SenderOptions } from './smtp-sender.ts';

/** What an office has that sends mail. */
export interface Mailing {
  /** The same engine; what is changed through it queues its mails. */
  readonly engine: Engine;
  readonly sender: Pick<Sender, 'send'>;
  readonly compose: Compose;
  readonly pauses: MailPauses;
}

const standardPauses = {
  /** After a fault of our own: the record could not be read or written, the mail not be composed. */
  faultMs: 30_000,
  unreachableMs: 60_000,
  longestUnreachableMs: 15 * 60_000,
  /** How long a stop waits for the server's last word. */
  closeMs: 5000,
  /** How long somebody waits for what becomes of a test mail; browsers give up somewhat later. */
  trialMs: 15_000,
};

export type MailPauses = Readonly<typeof standardPauses>;

export interface MailSurroundings {
  readonly clock: () => number;
  /** Tests have certificates of their own, and less patience. */
  readonly mail?:
    | (Pick<SenderOptions, 'tls' | 'timeOuts'> & { readonly pauses?: Partial<MailPauses> })
    | undefined;
}

/** @returns `null` without settings of mail: nothing is queued, and nothing of it is loaded. */
export async function openMailing(
  engine: Engine,
  settings: MailSettings | null,
  { clock, mail = {} }: MailSurroundings,
): Promise<Mailing | null> {
  if (settings === null) return null;
  const rules: MailRules = { office: settings.office };
  const records = createMailedRecords(engine.records, rules, clock);
  const { feed } = engine;
  const links = createRequestLinks(await engine.sessions.readLinkSecret());
  const compose = createComposer({
    settings,
    pathOf: async (quote) =>
      // Submissions of earlier releases get their link with the first mail.
      links.pathOf(quote) ?? links.provide(records, quote.id, { isRenewal: false }, clock()),
    findOrders: (customerEmail) => findPerson(feed, { customerEmail }),
    clock,
  });
  const sender = await createSmtpSender({ ...settings, ...mail });
  const pauses = { ...standardPauses, ...mail.pauses };
  return { engine: { ...engine, records }, sender, compose, pauses };
}

import type { MailRules } from '@yiqiao/contract/commands/server/with-mails';
import type { Engine } from '../engine/engine.ts';
import type { Log } from '../log/log.ts';
import { createRequestLinks } from '../order/request-links.ts';
import type { MailSettings } from '../settings/mail-settings.ts';
import { createComposer } from './compose/compose-mail.ts';
import { createMailDesk, type MailDesk, type MailDeskOptions } from './mail-desk.ts';
import { createMailedRecords } from './mailed-records.ts';
import { createSmtpSender, type SenderOptions } from './smtp-sender.ts';

interface Mailing {
  /** The same engine; what is changed through it queues its mails. */
  readonly engine: Engine;
  readonly desk: MailDesk;
}

export interface MailSurroundings {
  readonly clock: () => number;
  readonly log: Log;
  readonly mail?:
    | (Pick<SenderOptions, 'tls' | 'timeOuts'> & Pick<MailDeskOptions, 'pauses'>)
    | undefined;
}

const idleDesk: MailDesk = { resume: async () => {}, close: async () => {} };

/** Makes the office one that sends mail. Without settings of mail it stays as it is: nothing is queued. */
export async function openMailing(
  engine: Engine,
  settings: MailSettings | null,
  { clock, log, mail = {} }: MailSurroundings,
): Promise<Mailing> {
  if (settings === null) return { engine, desk: idleDesk };
  const rules: MailRules = { office: settings.office };
  const records = createMailedRecords(engine.records, rules, clock);
  const links = createRequestLinks(await engine.sessions.readLinkSecret());
  const compose = createComposer({
    settings,
    pathOf: async (quote) =>
      // Submissions of earlier releases get their link with the first mail.
      links.pathOf(quote) ?? links.provide(records, quote.id, { isRenewal: false }, clock()),
  });
  const sender = await createSmtpSender({ ...settings, ...mail });
  const desk = createMailDesk({ ...engine, records, sender, compose, clock, log, ...mail });
  return { engine: { ...engine, records }, desk };
}

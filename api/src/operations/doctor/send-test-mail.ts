import { randomUUID } from 'node:crypto';
import { company } from '@yiqiao/contract/company';
import { isPossibleEmail } from '@yiqiao/contract/text/email';
import { createSmtpSender } from '../../mail/smtp-sender.ts';
import { findTexts } from '../../mail/texts/find-texts.ts';
import { domainOf, type MailSettings } from '../../settings/mail-settings.ts';
import { OperationError } from '../operation-error.ts';
import { type Finding, good, problem } from './finding.ts';

/** Sends one mail using the settings. @throws OperationError when mail is not set up or the address is invalid. */
export async function sendTestMail(
  settings: MailSettings | null,
  address: string,
): Promise<Finding> {
  if (settings === null) {
    throw new OperationError('No mail can be sent: SMTP_URL and MAIL_FROM are not set.');
  }
  if (!isPossibleEmail(address)) {
    throw new OperationError(`"${address}" is not one mail address.`);
  }
  const { from, office } = settings;
  const language = office?.language ?? 'en';
  const { subject, text } = findTexts(language).layout.test;
  const sender = await createSmtpSender(settings);
  const delivery = await sender.send(
    {
      id: `test.${randomUUID()}@${domainOf(from.address)}`,
      from: { name: from.name ?? company.brand, address: from.address },
      to: { name: '', address },
      replyTo: { name: company.name, address: company.email },
      language,
      subject,
      text: `${text}\n`,
      html: `<p lang="${language}">${text}</p>`,
    },
    new AbortController().signal,
  );
  if (delivery.kind === 'sent') {
    return good(
      `The mail server has taken a test mail to ${address}. Look into that mailbox, and its spam.`,
    );
  }
  return problem(
    `The test mail to ${address} was not taken: ${delivery.reason} (${delivery.code})`,
    'The findings above say what is missing.',
  );
}

import { isPossibleEmail } from '@yiqiao/contract/text/email';
import { composeTestMail } from '../../mail/compose/test-mail.ts';
import { createSmtpSender } from '../../mail/smtp-sender.ts';
import type { MailSettings } from '../../settings/mail-settings.ts';
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
  const message = composeTestMail(settings, address, settings.office?.language ?? 'en');
  const sender = await createSmtpSender(settings);
  const delivery = await sender.send(message, new AbortController().signal);
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

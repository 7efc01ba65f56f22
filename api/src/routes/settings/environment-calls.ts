import type { MailTrial } from '@yiqiao/contract/record/mail-trial';
import { cleanEmail, isPossibleEmail } from '@yiqiao/contract/text/email';
import { showEnvironment } from '../../environment/show-environment.ts';
import { HttpProblem, tryLater } from '../../http/answers/http-problem.ts';
import { composeTestMail } from '../../mail/compose/test-mail.ts';
import { tellTrial } from '../../mail/mail-trial.ts';
import type { Office } from '../../office/office.ts';
import type { Handlers } from '../handler.ts';
import { valueProblem } from './settings-problem.ts';

type EnvironmentOffice = Pick<
  Office,
  'settings' | 'ownSettings' | 'engine' | 'mailing' | 'stopping' | 'clock' | 'log'
>;

/** Test mails of an office in a row, and the time after which there is one more. */
const trialPace = { capacity: 3, msPerAttempt: 20_000 };

/** What an owner sees of the machine's environment, and tries of it. */
export function environmentCalls(
  office: EnvironmentOffice,
): Pick<Handlers, 'readEnvironment' | 'tryMail'> {
  const { settings, engine, ownSettings } = office;
  return {
    async readEnvironment() {
      const confirmedBy = (await engine.readConfirmation())?.confirmedBy;
      const stored = await ownSettings.read();
      const hasOwnKept = stored?.sections.kept !== undefined;
      return showEnvironment(settings, { confirmedBy, hasOwnKept });
    },
    tryMail: tryMail(office),
  };
}

/** @returns a handler that sends a mail as all others are sent, and waits for what the mail server says. */
function tryMail({
  settings: { mail },
  engine,
  mailing,
  stopping,
  clock,
  log,
}: EnvironmentOffice): Handlers['tryMail'] {
  const trials = engine.sessions.countAttempts('mail-trial', trialPace);

  return async ({ person, body }): Promise<MailTrial> => {
    if (mail === null || mailing === null) {
      const remedy = 'Set SMTP_URL, MAIL_FROM and PUBLIC_ORIGIN, and start the server again.';
      throw new HttpProblem(409, 'no-mail', `No mail is sent here. ${remedy}`);
    }
    const to = cleanEmail(body.to ?? mail.office?.address ?? '');
    if (to === '') throw valueProblem({ field: 'to', message: 'is missing' });
    if (!isPossibleEmail(to)) throw valueProblem({ field: 'to', message: 'is no mail address' });
    const waitMs = await trials.take('office');
    if (waitMs > 0) {
      throw tryLater(429, 'Please wait a moment before you try again.', waitMs / 1000);
    }
    const signal = AbortSignal.any([stopping, AbortSignal.timeout(mailing.pauses.trialMs)]);
    const begunAt = clock();
    const message = composeTestMail(mail, to, person.language);
    const delivery = await mailing.sender.send(message, signal);
    const tookMs = Math.max(0, clock() - begunAt);
    const told = tellTrial(delivery, mail.server);
    log('info', 'mail-tried', { by: person.id, fault: told.fault, tookMs });
    return { to, tookMs, ...told };
  };
}

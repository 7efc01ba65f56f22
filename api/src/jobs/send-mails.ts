import { dueAt } from '@yiqiao/contract/record/mail';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import { reasonOf } from '@yiqiao/ports/log';
import { createClientTurns, type DueMail, dueMailOf, findNextMail } from '../mail/client-turns.ts';
import { createMailDelivery } from '../mail/deliver-mail.ts';
import type { Mailing } from '../mail/open-mailing.ts';
import { type Outcome, recordOutcome } from '../mail/record-outcome.ts';
import { ServerPause } from '../mail/server-pause.ts';
import type { Premises } from '../premises/premises.ts';
import type { Job } from './job.ts';
import { type JobRunner, runJobs } from './run-jobs.ts';

interface MailingOffice extends Pick<Premises, 'engine' | 'clock' | 'log'> {
  readonly mailing: Pick<Mailing, 'sender' | 'compose' | 'pauses'>;
}

/**
 * Sends the mails that submissions have queued, one at a time. The record is the job: a mail is queued together with
 * the change it announces, and the outcome is recorded as soon as the mail server has answered. A mail is sent twice
 * only if the process dies, or the connection breaks, between that answer and the record; both copies then have the
 * same Message-ID. A stop gives the mail being sent a few seconds to finish.
 */
export function sendMails(office: MailingOffice): JobRunner<DueMail> {
  const { engine, mailing, clock, log } = office;
  const pause = new ServerPause(mailing.pauses);
  const sendNext = createSending(office, pause);

  /** Reads from the record when its next mail is due. */
  function note(quote: StoredQuote): void {
    const due = dueMailOf(quote);
    if (due === undefined) runner.forget(quote.id);
    else runner.add(due);
  }

  const job: Job<DueMail> = {
    kind: 'mail',
    retryMs: mailing.pauses.faultMs,
    patienceMs: mailing.pauses.closeMs,
    find: async () => (await engine.jobs.findWaiting('mail')).flatMap((it) => dueMailOf(it) ?? []),
    readClock() {
      const now = clock();
      return ({ at }) => Math.max(at, pause.until) - now;
    },
    choose: createClientTurns(),
    async do({ id }, signal) {
      const quote = await sendNext(id, signal);
      if (quote !== undefined) note(quote);
    },
    failed(error, due) {
      log('warn', 'mail-not-sent', { quote: due.id, reason: reasonOf(error) });
      return due;
    },
  };
  const runner = runJobs(job, office);
  engine.feed.onChange(note);
  engine.feed.onRemove((id) => runner.forget(id));
  return runner;
}

/** @returns sends the next mail of a submission if it is due, and returns the submission as it is then. */
function createSending({ engine, mailing, clock, log }: MailingOffice, pause: ServerPause) {
  const { records } = engine;
  const deliver = createMailDelivery({ ...mailing, clock, log });
  /** Outcomes that could not be recorded yet: these mails must not be sent again in the meantime. */
  const unrecorded = new Map<string, Outcome>();

  return async (id: string, signal: AbortSignal): Promise<StoredQuote | undefined> => {
    const quote = await records.get(id);
    const mail = quote && findNextMail(quote);
    if (quote === undefined || mail === undefined || dueAt(mail) > clock()) return quote;
    const key = `${id} ${mail.id}`;
    let outcome = unrecorded.get(key);
    if (outcome === undefined) {
      // If the outcome could not be recorded, the mail would be sent again and again.
      if (!(await records.isHealthy())) throw new Error('The store cannot be written.');
      outcome = await deliver(quote, mail, signal);
      pause.note(outcome.delivery.kind !== 'unreachable', clock());
      unrecorded.set(key, outcome);
    }
    const settled = outcome;
    const at = clock();
    const decision = await records.change(id, (it) => recordOutcome(it, mail.id, settled, at));
    unrecorded.delete(key);
    return decision?.quote;
  };
}

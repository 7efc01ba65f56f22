import { company } from '@yiqiao/contract/company';
import { cleanEmail, isPossibleEmail } from '@yiqiao/contract/text/email';
import { inLanguage } from '@yiqiao/contract/text/languages';
import { answerLanguage } from '../../http/answers/answer-language.ts';
import { HttpProblem, tryLater } from '../../http/answers/http-problem.ts';
import { prefersHtml } from '../../http/answers/prefers-html.ts';
import { limitCall } from '../../http/limits/limit-requests.ts';
import type { LinksMailer } from '../../jobs/mail-links.ts';
import { createTokenBuckets } from '../../pace/token-buckets.ts';
import { answered, type Handlers } from '../handler.ts';

interface AskForLinksOptions {
  /** `null`: the office sends no mail. */
  readonly mailer: Pick<LinksMailer, 'hasRoom' | 'ask'> | null;
  readonly clock: () => number;
}

/**
 * Takes the address of a client who has lost the link. Nothing is looked up before the answer has gone out, so that
 * neither the answer nor its time tells whether the address is known.
 */
export function askForLinks({ mailer, clock }: AskForLinksOptions): Handlers['askForLinks'] {
  const perClient = createTokenBuckets({ capacity: 10, msPerToken: 60_000, clock });

  return async ({ request, response, body }) => {
    limitCall(perClient, request);
    if (mailer === null) {
      throw new HttpProblem(409, 'no-mail', `No mail is sent here. Write to ${company.email}.`);
    }
    const email = cleanEmail(body.email);
    if (!isPossibleEmail(email)) {
      const message = 'The address is not complete, as in name@example.com.';
      throw new HttpProblem(400, 'email-invalid', message, { field: 'email' });
    }
    if (!mailer.hasRoom()) throw tryLater(503, 'Too many are asking at the moment.', 10);
    response.once('close', () => mailer.ask(email));
    if (!prefersHtml(request)) return { status: 'accepted' };
    response.redirect(303, inLanguage('/request/sent', answerLanguage(request)));
    return answered;
  };
}

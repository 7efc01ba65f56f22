import {
  erasureProof,
  previewErasure as previewOf,
} from '@yiqiao/contract/commands/server/erasure';
import { findPayBacks } from '@yiqiao/contract/life/pay-back';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import { emailKey } from '@yiqiao/contract/text/email';
import { HttpProblem, noSubmission } from '../../http/answers/http-problem.ts';
import type { Office } from '../../office/office.ts';
import { findPerson } from '../../order/find-person.ts';
import type { Handlers } from '../handler.ts';

export function previewErasure({
  engine: { records, feed },
}: Pick<Office, 'engine'>): Handlers['previewErasure'] {
  return async ({ parameters: { id } }) => {
    const quote = await records.get(id);
    if (quote === undefined) throw noSubmission();
    return previewOf(await findPerson(feed, quote));
  };
}

/** A retry succeeds like the first request, even with another email address: the erasure is done. */
export function erasePerson({
  engine: { records, feed },
  jobs: { eraser },
  payments,
}: Pick<Office, 'engine' | 'jobs' | 'payments'>): Handlers['erasePerson'] {
  return async ({ parameters: { id }, body, response }) => {
    const quote = await records.get(id);
    if (quote === undefined) {
      const progress = await eraser.finish(id);
      if (progress === null) throw noSubmission();
      if (progress === 'begun') response.status(202);
      return undefined;
    }
    if (emailKey(body.email) !== emailKey(erasureProof(quote))) {
      const message =
        quote.customerEmail === ''
          ? 'This request has no address. Give its reference instead.'
          : 'This is not the address of this client.';
      throw new HttpProblem(400, 'email-differs', message, { field: 'email' });
    }
    if (payments !== null) await refuseWhileOwed(quote, feed);
    if ((await eraser.erase(quote)) === 'begun') response.status(202);
    // Pages to pay on are closed in the background.
    void payments?.closer.closeErased();
    return undefined;
  };
}

/** @throws HttpProblem 409 while money goes back: without the record nobody would send it. */
async function refuseWhileOwed(quote: StoredQuote, feed: Office['engine']['feed']): Promise<void> {
  const isOwed = (await findPerson(feed, quote)).some((one) => findPayBacks(one).length > 0);
  if (!isOwed) return;
  const message = 'A payment of this client is going back. Erase once it has gone.';
  throw new HttpProblem(409, 'not-paid-back', message);
}

import { previewErasure as previewOf } from '@yiqiao/contract/commands/server/erasure';
import { emailKey } from '@yiqiao/contract/text/email';
import type { Engine } from '@yiqiao/ports/engine';
import { HttpProblem, noSubmission } from '../../http/answers/http-problem.ts';
import type { Eraser } from '../../jobs/erase-persons.ts';
import type { PageCloser } from '../../payment/page-closer.ts';
import { findPerson } from '../../person/find-person.ts';
import type { Handlers } from '../handler.ts';

export function previewErasure({
  records,
  feed,
}: Pick<Engine, 'records' | 'feed'>): Handlers['previewErasure'] {
  return async ({ parameters: { id } }) => {
    const quote = await records.get(id);
    if (quote === undefined) throw noSubmission();
    return previewOf(await findPerson(feed, quote));
  };
}

interface ErasePersonOptions {
  readonly records: Pick<Engine['records'], 'get'>;
  readonly eraser: Pick<Eraser, 'erase' | 'finish'>;
  /** Closes payment pages in the background. `null`: there are none. */
  readonly closer: Pick<PageCloser, 'closeErased'> | null;
}

/** A retry succeeds like the first request, whatever address it names: the erasure is done. */
export function erasePerson({
  records,
  eraser,
  closer,
}: ErasePersonOptions): Handlers['erasePerson'] {
  return async ({ parameters: { id }, body, response }) => {
    const quote = await records.get(id);
    if (quote === undefined) {
      const progress = await eraser.finish(id);
      if (progress === null) throw noSubmission();
      if (progress === 'begun') response.status(202);
      return undefined;
    }
    if (emailKey(body.email) !== emailKey(quote.customerEmail)) {
      throw new HttpProblem(400, 'email-differs', 'This is not the address of this client.', {
        field: 'email',
      });
    }
    if ((await eraser.erase(quote)) === 'begun') response.status(202);
    void closer?.closeErased();
    return undefined;
  };
}

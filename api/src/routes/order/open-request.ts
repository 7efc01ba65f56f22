import { randomUUID } from 'node:crypto';
import { decideOpenRequest, readOpenRequest } from '@yiqiao/contract/commands/office/open-request';
import { findPricesInEffect } from '@yiqiao/contract/record/prices-in-effect';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { Office } from '../../office/office.ts';
import { toPublicQuote } from '../../order/public-quote.ts';
import { signFor } from '../../people/sign-for.ts';
import { badField } from '../../uploads/form/form-fields.ts';
import { refuseOverdue } from '../../uploads/form/refuse-bad-fields.ts';
import { makeReference } from '../../uploads/reference.ts';
import type { Handlers } from '../handler.ts';

/** Opens a request for a client. The answer has its link, a repeat's too. */
export function openRequest(
  office: Pick<Office, 'engine' | 'clock' | 'links' | 'ownSettings'>,
): Handlers['openRequest'] {
  const { clock, links, ownSettings } = office;
  function answer(quote: StoredQuote) {
    const requestPath = links.pathOf(quote);
    return { quote: toPublicQuote(quote), ...(requestPath !== null && { requestPath }) };
  }

  return async ({ body, person }) => {
    const { records } = signFor(office, person).engine;
    const opened = readOpenRequest(body);
    if ('field' in opened) throw badField(opened.field, opened.message, opened.kind);
    const { changeId } = body;
    // A space keeps it apart from the keys that visitors send.
    const idempotencyKey = `office ${changeId}`;
    const first = await records.findByIdempotencyKey(idempotencyKey);
    if (first !== undefined) return answer(first);
    const at = clock();
    refuseOverdue(opened.fields, at);
    const id = randomUUID();
    const reference = await makeReference(records);
    const linkDigest = links.digestOf(id, 1);
    const prices = findPricesInEffect(await ownSettings.read(), undefined, at);
    const command = { id, reference, opened, changeId, linkDigest, idempotencyKey, prices };
    const { quote } = await records.add(idempotencyKey, (known) =>
      decideOpenRequest(known, command, at),
    );
    return answer(quote);
  };
}

import { randomUUID } from 'node:crypto';
import { decideOpenRequest, readOpenRequest } from '@yiqiao/contract/commands/office/open-request';
import { isDeadlineOver } from '@yiqiao/contract/record/quote-request';
import type { Office } from '../../office/office.ts';
import { toPublicQuote } from '../../order/public-quote.ts';
import { badField } from '../../uploads/form/form-fields.ts';
import { makeReference } from '../../uploads/reference.ts';
import type { Handlers } from '../handler.ts';

/** Opens a request for a client. The answer has its link, a repeat's too. */
export function openRequest({
  engine: { records },
  clock,
  links,
}: Pick<Office, 'engine' | 'clock' | 'links'>): Handlers['openRequest'] {
  return async ({ body }) => {
    const opened = readOpenRequest(body);
    if ('field' in opened) throw badField(opened.field, opened.message);
    const { changeId } = body;
    // A space keeps it apart from the keys that visitors send.
    const idempotencyKey = `office ${changeId}`;
    const first = await records.findByIdempotencyKey(idempotencyKey);
    const { deadlineDate } = opened.fields;
    if (first === undefined && deadlineDate !== '' && isDeadlineOver(deadlineDate, clock())) {
      throw badField('deadlineDate', 'The deadline has passed. Choose a later date.', 'over');
    }
    const id = randomUUID();
    const reference = await makeReference(records);
    const linkDigest = links.digestOf(id, 1);
    const command = { id, reference, opened, changeId, linkDigest, idempotencyKey };
    const at = clock();
    const { quote } = await records.add(idempotencyKey, (known) =>
      decideOpenRequest(known, command, at),
    );
    const requestPath = links.pathOf(quote);
    return { quote: toPublicQuote(quote), ...(requestPath !== null && { requestPath }) };
  };
}

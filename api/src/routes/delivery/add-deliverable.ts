import { findDeliverableObstacle } from '@yiqiao/contract/commands/office/decide-deliverable';
import { allowBody } from '../../http/connections/expect-continue.ts';
import type { Office } from '../../office/office.ts';
import { takeDeliverable } from '../../uploads/deliverable-intake.ts';
import { expectedBytes } from '../../uploads/expected-bytes.ts';
import { createMultipartParser } from '../../uploads/form/multipart-parser.ts';
import type { LocalUploadGate } from '../../uploads/gate/upload-gate.ts';
import type { Handlers } from '../handler.ts';
import { answerOrder } from '../order/answer-order.ts';

/** Everything that can be refused is refused before the body is read. */
export function addDeliverable(
  office: Pick<Office, 'engine' | 'clock' | 'settings' | 'cutting' | 'uploadIdleMs'>,
  gate: Pick<LocalUploadGate, 'admitStaff'>,
): Handlers['addDeliverable'] {
  return async ({ request, response, parameters: { id } }) => {
    const quote = await office.engine.records.get(id);
    if (quote === undefined) return answerOrder(response, null);
    // Its size is known only when it has arrived.
    const reason = findDeliverableObstacle(quote, 1);
    if (reason !== null) return answerOrder(response, { kind: 'refused', reason, quote });
    const parser = createMultipartParser(request.headers);
    const ticket = gate.admitStaff(expectedBytes(request));
    try {
      allowBody(request, response);
      const signal = AbortSignal.any([office.cutting, ticket.signal]);
      const isAwaited = () => !response.destroyed;
      const arrival = { id, parser, ticket, signal, isAwaited };
      return answerOrder(response, await takeDeliverable(request, office, arrival));
    } finally {
      ticket.release();
    }
  };
}

import { findDeliverableObstacle } from '@yiqiao/contract/commands/office/decide-deliverable';
import type { RecordStore } from '@yiqiao/ports/record-store';
import { allowBody } from '../../http/connections/expect-continue.ts';
import {
  type DeliverableIntakeOptions,
  takeDeliverable,
} from '../../uploads/deliverable-intake.ts';
import { expectedBytes } from '../../uploads/expected-bytes.ts';
import { createMultipartParser } from '../../uploads/form/multipart-parser.ts';
import type { LocalUploadGate } from '../../uploads/gate/upload-gate.ts';
import type { Handlers } from '../handler.ts';
import { answerOrder } from '../order/answer-order.ts';

interface AddDeliverableOptions extends DeliverableIntakeOptions {
  readonly records: Pick<RecordStore, 'get' | 'change'>;
  readonly gate: Pick<LocalUploadGate, 'admitStaff'>;
  /** Aborted when the server stops. */
  readonly stopping: AbortSignal;
}

/** Everything that can be refused is refused before the body is read. */
export function addDeliverable({
  gate,
  stopping,
  ...intake
}: AddDeliverableOptions): Handlers['addDeliverable'] {
  return async ({ request, response, parameters: { id } }) => {
    const quote = await intake.records.get(id);
    if (quote === undefined) return answerOrder(response, null);
    // Its size is known only when it has arrived.
    const reason = findDeliverableObstacle(quote, 1);
    if (reason !== null) return answerOrder(response, { kind: 'refused', reason, quote });
    const parser = createMultipartParser(request.headers);
    const ticket = gate.admitStaff(expectedBytes(request));
    try {
      allowBody(request, response);
      const signal = AbortSignal.any([stopping, ticket.signal]);
      const isAwaited = () => !response.destroyed;
      const arrival = { id, parser, ticket, signal, isAwaited };
      return answerOrder(response, await takeDeliverable(request, intake, arrival));
    } finally {
      ticket.release();
    }
  };
}

import { findDeliverableObstacle } from '@yiqiao/contract/commands/office/decide-deliverable';
import type { Office } from '../../office/office.ts';
import { admitFile } from '../../uploads/admit-file.ts';
import { takeDeliverable } from '../../uploads/deliverable-intake.ts';
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
    const decision = await admitFile({ request, response }, office, gate.admitStaff, (arrival) =>
      takeDeliverable(request, id, office, arrival),
    );
    return answerOrder(response, decision);
  };
}

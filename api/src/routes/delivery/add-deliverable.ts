import { findDeliverableObstacle } from '@yiqiao/contract/commands/office/decide-deliverable';
import type { Office } from '../../office/office.ts';
import { signFor } from '../../people/sign-for.ts';
import { takeDeliverable } from '../../uploads/deliverable-intake.ts';
import type { LocalUploadGate } from '../../uploads/gate/upload-gate.ts';
import type { Handlers } from '../handler.ts';
import { receiveForOrder } from '../order/receive-for-order.ts';

/** Everything that can be refused is refused before the body is read. */
export function addDeliverable(
  office: Pick<Office, 'engine' | 'clock' | 'ownSettings' | 'cutting' | 'uploadIdleMs' | 'pieces'>,
  gate: Pick<LocalUploadGate, 'admitStaff'>,
): Handlers['addDeliverable'] {
  return ({ request, response, person, parameters: { id } }) =>
    receiveForOrder(
      { request, response, id },
      office,
      gate,
      (quote) => findDeliverableObstacle(quote, 1),
      (arrival) => takeDeliverable(request, id, signFor(office, person), arrival),
    );
}

import type { FileDeletionRules } from '../../files/file-deletion.ts';
import { finishedFiles } from '../../files/order-files.ts';
import { touch } from '../../files/plan-deletion.ts';
import { changeAside, type Decidable, type Decision, toDateTime } from '../../record/decision.ts';
import { deliveryLimits } from '../../record/delivery.ts';
import { isOverStatus, statusRules } from '../../record/status.ts';

/** A finished file that was received completely and stored. */
export interface DeliverableCommand {
  /** The key under which it is kept. */
  readonly id: string;
  readonly fileName: string;
  readonly fileSize: number;
  readonly fileSha256: string;
  readonly device?: string | undefined;
  /** The sender's id of the upload: a retry adds nothing. */
  readonly changeId?: string | undefined;
}

/** Why nothing can be delivered: the work has not begun, or it is over. */
export type DeliveryObstacle = 'order-pending' | 'order-closed';

/**
 * - `too-many-files`: one file more, or its bytes, than an order has room for.
 * - `file-empty`: of what was sent.
 */
export type DeliverableRefusal = DeliveryObstacle | 'too-many-files' | 'file-empty';

/**
 * Keeps a finished file until the office hands it over; the client does not see it yet. Decisions based on the
 * revision before remain valid.
 * @param at in ms since the epoch, here and below.
 */
export function decideDeliverable<Quote extends Decidable>(
  quote: Quote,
  { device, changeId, ...file }: DeliverableCommand,
  at: number,
  rules: FileDeletionRules,
): Decision<Quote, DeliverableRefusal> {
  const { deliverables = [], status } = quote;
  if (isRepeat(quote, changeId)) return { kind: 'unchanged', quote };
  const reason = findDeliverableObstacle(quote, file.fileSize);
  if (reason !== null) return { kind: 'refused', reason, quote };
  const deliverable = {
    ...file,
    filePath: file.id,
    at: toDateTime(at),
    ...(device !== undefined && { device }),
    ...(changeId !== undefined && { changeId }),
  };
  return changeAside(quote, {
    deliverables: [...deliverables, deliverable],
    ...touch(quote, status, at, rules),
  });
}

/** Why a file of this size cannot be added. Also called before the first byte is read. */
export function findDeliverableObstacle(
  quote: Decidable,
  fileSize: number,
): DeliverableRefusal | null {
  const obstacle = findDeliveryObstacle(quote);
  if (obstacle !== null) return obstacle;
  if (fileSize === 0) return 'file-empty';
  return hasRoomForFinished(quote, 1, fileSize) ? null : 'too-many-files';
}

/** Whether an order can get more finished files. @param addedBytes those that are not kept for it yet. */
export function hasRoomForFinished(quote: Decidable, added: number, addedBytes: number): boolean {
  const { deliverables = [], deliveries = [] } = quote;
  const count = deliverables.length + deliveries.flatMap(({ files }) => files).length;
  const bytes = finishedFiles(quote).reduce((sum, file) => sum + file.fileSize, addedBytes);
  const { filesOfOrder, bytesOfOrder } = deliveryLimits;
  return count + added <= filesOfOrder && bytes <= bytesOfOrder;
}

/** Only an order in progress takes files. */
export function findDeliveryObstacle({ status }: Decidable): DeliveryObstacle | null {
  if (isOverStatus(status)) return 'order-closed';
  return statusRules(status).isInWork ? null : 'order-pending';
}

/** Whether this upload is already recorded, delivered or not. */
function isRepeat(quote: Decidable, changeId: string | undefined): boolean {
  const { deliverables = [], deliveries = [] } = quote;
  const known = [...deliverables, ...deliveries.flatMap(({ files }) => files)];
  return changeId !== undefined && known.some((file) => file.changeId === changeId);
}

import * as z from 'zod/mini';
import { touch } from '../../files/plan-deletion.ts';
import { change, type Decidable, type Decision, toDateTime } from '../../record/decision.ts';
import { type Deliverable, deliveryLimits, type StaffDelivery } from '../../record/delivery.ts';
import { textLimits } from '../../record/order.ts';
import { revisionConflictSchema } from '../../record/quote.ts';
import { isAtRevision } from '../../record/revision.ts';
import { senderShape } from '../../record/sender.ts';
import { readLines } from '../../text/order-text.ts';
import { type CommandContext, type RequestOf, staffCommand } from '../command.ts';
import { endpoint } from '../endpoint.ts';
import { takeByDoing } from './assignment.ts';
import { type DeliveryObstacle, findDeliveryObstacle } from './decide-deliverable.ts';

/** Hands over finished files, each uploaded before by `addDeliverable`. */
export const deliver = endpoint({
  ...staffCommand,
  path: '/api/quotes/:id/deliveries',
  request: z.object({
    /** Of `deliverables`, in the order in which the client sees them. */
    fileIds: z.array(z.string()).check(z.minLength(1), z.maxLength(deliveryLimits.filesOfDelivery)),
    note: z.optional(z.string()),
    /** Ids of files delivered before that these replace; a file of the same name is replaced anyway. */
    replaces: z.optional(z.array(z.string()).check(z.maxLength(deliveryLimits.filesOfOrder))),
    ...senderShape,
  }),
  invalid: 'Give `fileIds`: 1 to 20 finished files.',
  conflict: revisionConflictSchema,
});

export type DeliveryRequest = RequestOf<typeof deliver>;

/**
 * - `conflict`: the submission has changed since the sender saw it.
 * - `deliverable-missing`: a file that was chosen is not there, or is not there any more.
 */
export type DeliveryRefusal =
  | DeliveryObstacle
  | 'conflict'
  | 'order-full'
  | 'deliverable-missing'
  | 'text-too-long';

/**
 * Hands finished files over to the client as the next delivery, which starts the period for asking for a revision.
 * Nobody's order becomes the sender's. A repeat (the same `changeId`) changes nothing.
 */
export function decideDelivery<Quote extends Decidable>(
  quote: Quote,
  request: DeliveryRequest,
  context: CommandContext,
): Decision<Quote, DeliveryRefusal> {
  const { deliveries = [], deliverables = [], status } = quote;
  const { changeId, device } = request;
  const { at, rules } = context;
  const isRepeat = changeId !== undefined && deliveries.some((it) => it.changeId === changeId);
  if (isRepeat) return { kind: 'unchanged', quote };
  const note = readLines(request.note ?? '', textLimits.note);
  const files = choose(deliverables, request.fileIds);
  const reason = findObstacle(quote, context, files);
  if (reason !== null) return { kind: 'refused', reason, quote };
  if ('fault' in note && note.fault === 'text-too-long') {
    return { kind: 'refused', reason: note.fault, quote };
  }
  const replaces = request.replaces?.filter((id) => isDelivered(deliveries, id)) ?? [];
  const delivery = {
    number: (deliveries.at(-1)?.number ?? 0) + 1,
    at: toDateTime(at),
    ...('text' in note && { note: note.text }),
    ...(replaces.length > 0 && { replaces }),
    ...(device !== undefined && { device }),
    ...(changeId !== undefined && { changeId }),
    files: (files ?? []).map(({ at: _arrived, removedAt: _removed, ...file }) => file),
  };
  const left = deliverables.filter((file) => !files?.includes(file));
  return change(quote, {
    deliveries: [...deliveries, delivery],
    deliverables: left.length === 0 ? undefined : left,
    ...takeByDoing(quote, context, device),
    ...touch(quote, status, at, rules),
  });
}

function isDelivered(deliveries: readonly StaffDelivery[], id: string): boolean {
  return deliveries.some(({ files }) => files.some((file) => file.id === id));
}

/** The files with these ids, in their order; `null` when one of them is missing or named twice. */
function choose(
  deliverables: readonly Deliverable[],
  ids: readonly string[],
): readonly Deliverable[] | null {
  const files = ids.flatMap((id) =>
    deliverables.filter((file) => file.id === id && file.removedAt === undefined),
  );
  return files.length === ids.length && new Set(ids).size === ids.length ? files : null;
}

function findObstacle(
  quote: Decidable,
  { ifRevision }: CommandContext,
  files: readonly Deliverable[] | null,
): DeliveryRefusal | null {
  const obstacle = findDeliveryObstacle(quote);
  if (obstacle !== null) return obstacle;
  if (!isAtRevision(quote, ifRevision)) return 'conflict';
  if (files === null) return 'deliverable-missing';
  return (quote.deliveries?.length ?? 0) < deliveryLimits.deliveries ? null : 'order-full';
}

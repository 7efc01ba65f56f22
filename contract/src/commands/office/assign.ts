import * as z from 'zod/mini';
import { isOver } from '../../life/life-state.ts';
import { asAuthor } from '../../record/assignee.ts';
import type { Author } from '../../record/author.ts';
import { changeAside, type Decidable, type Decision, toDateTime } from '../../record/decision.ts';
import { orderLimits, textLimits } from '../../record/order.ts';
import {
  quoteRefusalSchema,
  quoteSubmissionSchema,
  revisionConflictSchema,
} from '../../record/quote.ts';
import { isAtRevision } from '../../record/revision.ts';
import { senderShape } from '../../record/sender.ts';
import { readLines } from '../../text/order-text.ts';
import type { CommandContext, Identified, RequestOf } from '../command.ts';
import { endpoint } from '../endpoint.ts';
import { assignTo } from './assignment.ts';

/** Makes an order somebody's: taken, handed over, or given back. */
export const assign = endpoint({
  method: 'PUT',
  path: '/api/quotes/:id/assignee',
  access: 'staff',
  request: z.object({
    /** `null` gives it back. */
    personId: z.nullable(z.string()),
    /** Whose it was when the sender decided, `null` for nobody's: refused if it is somebody else's by now. */
    from: z.optional(z.nullable(z.string())),
    /** For whoever gets it; kept as a note. */
    note: z.optional(z.string()),
    ...senderShape,
  }),
  invalid: 'Give `personId`: the id of an owner or of staff, or null to give the order back.',
  response: quoteSubmissionSchema,
  refusal: quoteRefusalSchema,
  conflict: revisionConflictSchema,
});

/**
 * - `assignee-changed`: it became another person's since the sender saw it.
 * - `assignee-unknown`: nobody who could have an order.
 * - `order-closed`: nothing is left to be done for it.
 */
export type AssignRefusal =
  | 'conflict'
  | 'assignee-changed'
  | 'assignee-unknown'
  | 'order-closed'
  | 'order-full'
  | 'text-too-long';

/**
 * Gives an order to somebody, or to nobody. Decisions based on the revision before remain valid. A repeat (the same
 * `changeId`), or one that wants what is so already, changes nothing.
 */
export function decideAssignment<Quote extends Decidable>(
  quote: Quote,
  request: Identified<RequestOf<typeof assign>>,
  context: CommandContext,
): Decision<Quote, AssignRefusal> {
  const { personId, from, device, changeId } = request;
  const holder = quote.assignee?.id ?? null;
  const isRepeat = quote.history.some((it) => it.changeId === changeId);
  if (isRepeat || holder === personId) return { kind: 'unchanged', quote };
  const refuse = (reason: AssignRefusal) => ({ kind: 'refused', reason, quote }) as const;
  if (isOver(quote)) return refuse('order-closed');
  if (!isAtRevision(quote, context.ifRevision)) return refuse('conflict');
  if (from !== undefined && from !== holder) return refuse('assignee-changed');
  const to = personId === null ? undefined : findReceiver(personId, context);
  if (to === null) return refuse('assignee-unknown');
  const notes = to && notesFor(quote, to, request, context);
  if (typeof notes === 'string') return refuse(notes);
  return changeAside(quote, {
    ...assignTo(quote, to, context, { device, changeId }),
    ...(notes !== undefined && { notes }),
  });
}

/** A device does not know people by their names of now: the server puts them in. */
function findReceiver(id: string, { people }: Pick<CommandContext, 'people'>): Author | null {
  if (people === undefined) return { id, name: '' };
  return people.find((person) => person.id === id) ?? null;
}

/** With the line for whoever gets the order; undefined without one. */
function notesFor(
  { notes = [] }: Decidable,
  to: Author,
  { note = '', device, changeId: id }: Identified<RequestOf<typeof assign>>,
  { at }: Pick<CommandContext, 'at'>,
) {
  const read = readLines(note, textLimits.note);
  if ('fault' in read) return read.fault === 'text-too-long' ? read.fault : undefined;
  if (notes.length >= orderLimits.notes) return 'order-full';
  const sender = device !== undefined && { device };
  return [...notes, { id, text: read.text, receiver: asAuthor(to), ...sender, at: toDateTime(at) }];
}

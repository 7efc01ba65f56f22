import { isOver } from '../../life/life-state.ts';
import { changeAside, type Decidable, type Decision } from '../../record/decision.ts';
import { belongs, type StoredPeople, thoseWithOrders } from '../../record/stored-people.ts';
import { assignTo } from '../office/assignment.ts';

/** Whether an order is with somebody who cannot have one any more. */
export function isOrphaned(quote: Decidable, people: StoredPeople): boolean {
  const { assignee } = quote;
  if (assignee === undefined || isOver(quote)) return false;
  return thoseWithOrders(people).every(({ id }) => id !== assignee.id);
}

/**
 * Gives the order of somebody who was removed, or became a translator, to the person whom the removal names, else
 * back. By itself: no person did it. Repeating it changes nothing.
 */
export function decideReassignment<Quote extends Decidable>(
  quote: Quote,
  people: StoredPeople,
  at: number,
): Decision<Quote> {
  if (!isOrphaned(quote, people)) return { kind: 'unchanged', quote };
  const before = people.people.find(({ id }) => id === quote.assignee?.id);
  const heir = thoseWithOrders(people).find(({ id }) => id === before?.ordersTo);
  const isStillHere = before !== undefined && belongs(before);
  const because = isStillHere ? 'role' : 'removed';
  const changes = assignTo(quote, heir, { at }, { because });
  const { assignee } = changes;
  // Nobody has handed it over, and yet it is new to whoever gets it.
  const given = before?.removedBy;
  return changeAside(quote, {
    ...changes,
    assignee: assignee && { ...assignee, ...(given !== undefined && { givenBy: given }) },
  });
}

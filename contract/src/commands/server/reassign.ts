import { isOver } from '../../life/life-state.ts';
import { changeAside, type Decidable, type Decision } from '../../record/decision.ts';
import { isWithTranslator, type Job } from '../../record/job.ts';
import {
  belongs,
  type StoredPeople,
  type StoredPerson,
  thoseWithJobs,
  thoseWithOrders,
} from '../../record/stored-people.ts';
import { toStep } from '../jobs/job-decision.ts';
import { assignTo } from '../office/assignment.ts';

/** Whether an order, or work on it, is with somebody who cannot have it any more. */
export function isOrphaned(quote: Decidable, people: StoredPeople): boolean {
  return isWithNobody(quote, people) || findOrphanedJobs(quote, people).length > 0;
}

function isWithNobody(quote: Decidable, people: StoredPeople): boolean {
  const { assignee } = quote;
  if (assignee === undefined || isOver(quote)) return false;
  return thoseWithOrders(people).every(({ id }) => id !== assignee.id);
}

/** Jobs at which nobody works any more. What was handed in waits for the office, whoever did it. */
function findOrphanedJobs({ jobs = [] }: Decidable, people: StoredPeople): readonly Job[] {
  const translators = thoseWithJobs(people).map(({ id }) => id);
  return jobs.filter(({ steps, translator }) => {
    const isOpen = isWithTranslator(steps.at(-1)?.state ?? '');
    return isOpen && !translators.includes(translator.id);
  });
}

/**
 * Gives the order of somebody who was removed, or became a translator, to the person whom the removal names, else
 * back, and takes back the jobs of somebody who cannot have any more. By itself: no person did it. Repeating it
 * changes nothing.
 */
export function decideReassignment<Quote extends Decidable>(
  quote: Quote,
  people: StoredPeople,
  at: number,
): Decision<Quote> {
  if (!isOrphaned(quote, people)) return { kind: 'unchanged', quote };
  return changeAside(quote, {
    ...(isWithNobody(quote, people) && toHeir(quote, people, at)),
    ...jobsTakenBack(quote, people, at),
  });
}

function toHeir(quote: Decidable, people: StoredPeople, at: number) {
  const before = people.people.find(({ id }) => id === quote.assignee?.id);
  const heir = thoseWithOrders(people).find(({ id }) => id === before?.ordersTo);
  const because = causeOf(before);
  const changes = assignTo(quote, heir, { at }, { because });
  const { assignee } = changes;
  // Nobody has handed it over, and yet it is new to whoever gets it.
  const given = before?.removedBy;
  return {
    ...changes,
    assignee: assignee && { ...assignee, ...(given !== undefined && { givenBy: given }) },
  };
}

function jobsTakenBack(quote: Decidable, people: StoredPeople, at: number) {
  const orphaned = findOrphanedJobs(quote, people);
  if (orphaned.length === 0) return {};
  const jobs = quote.jobs?.map((job) => {
    if (!orphaned.includes(job)) return job;
    const because = causeOf(people.people.find(({ id }) => id === job.translator.id));
    return { ...job, steps: [...job.steps, toStep({ state: 'taken-back', because }, at)] };
  });
  return { jobs };
}

function causeOf(person: StoredPerson | undefined): 'role' | 'removed' {
  return person !== undefined && belongs(person) ? 'role' : 'removed';
}

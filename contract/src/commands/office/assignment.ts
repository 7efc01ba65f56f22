import { asAuthor } from '../../record/assignee.ts';
import type { Author } from '../../record/author.ts';
import { type Decidable, toDateTime } from '../../record/decision.ts';
import type { CommandContext } from '../command.ts';

/** What made an order somebody else's. */
interface Cause {
  readonly device?: string | undefined;
  readonly changeId?: string | undefined;
  readonly because?: string;
}

/** The fields that change when an order becomes somebody's, or nobody's, with its line in the history. */
export function assignTo(
  quote: Decidable,
  to: Author | undefined,
  { at, by }: Pick<CommandContext, 'at' | 'by'>,
  { device, changeId, because }: Cause,
) {
  const moment = toDateTime(at);
  const { assignee: from } = quote;
  const isGiven = by !== undefined && to !== undefined && by.id !== to.id;
  const entry = {
    status: quote.status,
    at: moment,
    ...(device !== undefined && { device }),
    ...(changeId !== undefined && { changeId }),
    assignment: {
      ...(from !== undefined && { from: asAuthor(from) }),
      ...(to !== undefined && { to: asAuthor(to) }),
      ...(because !== undefined && { because }),
    },
  };
  return {
    assignee: to && {
      ...asAuthor(to),
      at: moment,
      ...(isGiven && { givenBy: asAuthor(by) }),
    },
    history: [...quote.history, entry],
  };
}

/**
 * Whoever quotes or delivers nobody's order takes it by that, where there is somebody else who could have.
 * @returns the fields that change; none if the order is somebody's.
 */
export function takeByDoing(
  quote: Decidable,
  { at, by, people }: Pick<CommandContext, 'at' | 'by' | 'people'>,
  device: string | undefined,
) {
  const isAlone = people === undefined || people.length < 2;
  if (isAlone || by === undefined || quote.assignee !== undefined) return {};
  return assignTo(quote, by, { at, by }, { device });
}

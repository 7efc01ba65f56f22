import * as z from 'zod/mini';
import { firstChoices, type NoticeChoices, noticeEvents, quietSchema } from '../record/notice.ts';
import type { StoredPerson } from '../record/stored-people.ts';

/**
 * How a person wants to be told. Of what another release has stored, what this one knows holds: events that it does not
 * know are passed over, and those that are missing come last.
 */
export function choicesOf({ told }: Pick<StoredPerson, 'told'>): NoticeChoices {
  if (told?.choices === undefined) return firstChoices;
  const { order: stored, whose, quiet } = told.choices;
  const known = noticeEvents.filter((event) => stored.includes(event));
  const order = [...known].sort((one, other) => stored.indexOf(one) - stored.indexOf(other));
  const hours = z.safeParse(quietSchema, quiet);
  return {
    order: [...order, ...noticeEvents.filter((event) => !known.includes(event))],
    whose: whose === 'all' ? 'all' : 'mine',
    ...(hours.success && { quiet: hours.data }),
  };
}

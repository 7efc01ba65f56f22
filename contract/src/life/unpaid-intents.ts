import { keptFor } from '../keeping/kept-for.ts';

const dayMs = 24 * 3_600_000;

/** More than an office's visitors leave unpaid in that time; the newest are kept. */
export const maxUnpaidIntents = 10_000;

/** The provider's page is valid for a day; after two, nobody is sent there any more. */
const pageLifeMs = 2 * dayMs;

/** Which intents a store may forget. @param at in ms since the epoch. */
export function unpaidIntentLimits(at: number) {
  return {
    recordedBefore: new Date(at - keptFor.unpaidIntentDays * dayMs).toISOString(),
    begunBefore: new Date(at - pageLifeMs).toISOString(),
    most: maxUnpaidIntents,
  };
}

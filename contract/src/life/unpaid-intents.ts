const dayMs = 24 * 3_600_000;

/** How long an amount is kept that somebody was about to pay at the checkout, and did not. */
export const unpaidIntentDays = 30;

/** More than visitors of an office leave at its checkout in that time; the newest are kept. */
export const maxUnpaidIntents = 10_000;

/** The provider's page can be used for a day; nobody is led to it any longer after two. */
const pageLifeMs = 2 * dayMs;

/** Which intents may be forgotten, as a store is asked for it. @param at in ms since the epoch. */
export function unpaidIntentLimits(at: number) {
  return {
    recordedBefore: new Date(at - unpaidIntentDays * dayMs).toISOString(),
    begunBefore: new Date(at - pageLifeMs).toISOString(),
    most: maxUnpaidIntents,
  };
}

import * as z from 'zod/mini';
import { keptFor } from './kept-for.ts';

const { promisedHours, noticeDays } = keptFor;

const mostDays = 9999;
const mostYears = 99;

/** A clock as long as what the NDA promises would break the promise. */
const hours = amount(
  `a number of hours above 0 and below ${promisedHours}`,
  (value) => value > 0 && value < promisedHours,
);

/** Must leave room for a week's notice to staff. */
const days = amount(
  `a whole number of days from ${noticeDays + 1} to ${mostDays}`,
  (value) => Number.isInteger(value) && value > noticeDays && value <= mostDays,
);

/** The law asks for ten years and less in most places. */
const years = amount(
  `a whole number of years from 1 to ${mostYears}`,
  (value) => Number.isInteger(value) && value >= 1 && value <= mostYears,
);

/** How long the office keeps things: the section `kept` of its settings, and the variables that it starts with. */
export const keptSectionSchema = z.object({
  /** Documents and finished files, in hours after completion. */
  retentionHours: hours,
  /** Documents of a pending or cancelled request, in days without a change. */
  abandonedDays: days,
  /** Invoices, in calendar years after the one in which they were attached. */
  invoiceYears: years,
});

export type KeptSection = Readonly<z.infer<typeof keptSectionSchema>>;

/** "off" keeps the thing until somebody deletes it by hand. */
function amount(what: string, isAllowed: (value: number) => boolean) {
  const message = `must be "off" or ${what}`;
  return z.union([z.number().check(z.refine(isAllowed, message)), z.literal('off')], message);
}

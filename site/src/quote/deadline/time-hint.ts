/** The hint of the time field, in the words of the specification. */
export const twelveHourHint = 'hour:minute AM/PM';

/** The same where the browser's own control has no AM and PM to choose. */
const dayHourHint = 'hour:minute, 00:00 to 23:59';

/** What the time field expects, by the clock of the visitor's locale: the browser's control has the same. */
export function describeTimeFormat(locale?: string): string {
  const { hour12 } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions();
  return hour12 ? twelveHourHint : dayHourHint;
}

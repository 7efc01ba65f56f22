import type { DeadlineTexts } from '../../content/en/quote/deadline.ts';

/** The format of the time field: 12 or 24 hours by the visitor's locale, as in the browser's own control. */
export function describeTimeFormat(texts: DeadlineTexts, locale?: string): string {
  const { hour12 } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions();
  return hour12 ? texts.twelveHours : texts.twentyFourHours;
}

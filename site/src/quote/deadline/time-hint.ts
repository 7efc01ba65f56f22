import type { DeadlineTexts } from '../../content/en/quote/deadline.ts';

/** What the time field expects, by the clock of the visitor's locale: the browser's control has the same. */
export function describeTimeFormat(texts: DeadlineTexts, locale?: string): string {
  const { hour12 } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions();
  return hour12 ? texts.twelveHours : texts.twentyFourHours;
}

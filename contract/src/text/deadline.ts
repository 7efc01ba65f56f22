/** Whether a text is a time of day, "HH:mm" or "HH:mm:ss", 24 hours. */
export function isTimeOfDay(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(text);
}

/** Whether a text is an ISO date-time, or the bare date that a form without JavaScript sends, of a day that exists. */
export function isDateOrMoment(text: string): boolean {
  const isIso = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/;
  return isIso.test(text) && !Number.isNaN(Date.parse(text)) && isDay(text.slice(0, 10));
}

/** Whether the calendar has such a day, "2026-02-28": `Date` turns February 30 into March 2. */
export function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** Hours within which every quote request is answered, weekends and holidays included. */
export const replyHours = 24;

/** When the reply to a submission is due, in milliseconds since the epoch. */
export function replyDueAt(createdAt: string): number {
  return Date.parse(createdAt) + replyHours * 3_600_000;
}

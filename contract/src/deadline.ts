/** Whether a text is a time of day, "HH:mm" or "HH:mm:ss", 24 hours. */
export function isTimeOfDay(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(text);
}

/** Hours within which every quote request is answered, weekends and holidays included. */
export const replyHours = 24;

/** When the reply to a submission is due, in milliseconds since the epoch. */
export function replyDueAt(createdAt: string): number {
  return Date.parse(createdAt) + replyHours * 3_600_000;
}

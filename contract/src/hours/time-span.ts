/** Part of a day, in minutes since its midnight; 24 hours where it lasts to its end. */
export interface TimeSpan {
  readonly from: number;
  readonly to: number;
}

/** "09:00-18:00", "20:00-24:00"; `null` if that is none, or its end does not follow its start. */
export function readSpan(text: string): TimeSpan | null {
  const found = /^(\d{1,2}):(\d{2}) ?[-–] ?(\d{1,2}):(\d{2})$/.exec(text.trim());
  if (found === null) return null;
  const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = found.slice(1).map(Number);
  if (fromMinute > 59 || toMinute > 59) return null;
  const [from, to] = [fromHour * 60 + fromMinute, toHour * 60 + toMinute];
  return from < to && to <= 24 * 60 ? { from, to } : null;
}

/** As it is stored. */
export function writeSpan({ from, to }: TimeSpan): string {
  return `${writeTime(from)}-${writeTime(to)}`;
}

/** "09:05". @param minutes since midnight. */
export function writeTime(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** "14:05", in the visitor's own zone. */
export function clockTime(date: Date): string {
  return [date.getHours(), date.getMinutes()]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

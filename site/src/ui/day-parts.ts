const shortDay = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** The words of a local day: "Thu", "3", "Dec", "2026". The browser has them; date-fns would bring 13 KB. */
export function dayParts(date: Date): Record<'weekday' | 'day' | 'month' | 'year', string> {
  const parts = { weekday: '', day: '', month: '', year: '' };
  for (const { type, value } of shortDay.formatToParts(date)) {
    if (type === 'weekday' || type === 'day' || type === 'month' || type === 'year') {
      parts[type] = value;
    }
  }
  return parts;
}

/** Playing time in minutes and seconds, as players show it: 751 → "12:31", 5400 → "90:00". */
export function formatPlayingTime(seconds: number): string {
  const wholeSeconds = Math.round(seconds);
  return `${Math.floor(wholeSeconds / 60)}:${String(wholeSeconds % 60).padStart(2, '0')}`;
}

/** Playing time in minutes and seconds, as players show it: 751 → "12:31", 5400 → "90:00". */
export function formatPlayingTime(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

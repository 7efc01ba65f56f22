import type { PiecesTexts } from './pieces-texts.ts';

/** "3 min 20 s", "42 s", "2 h 11 min" */
export function describeTimeLeft(secondsLeft: number, { facts }: PiecesTexts): string {
  const seconds = Math.max(1, Math.ceil(secondsLeft));
  if (seconds < 60) return facts.secondsLeft(seconds);
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return facts.minutesLeft(minutes, seconds % 60);
  return facts.hoursLeft(Math.floor(minutes / 60), minutes % 60);
}

/** "12 minutes", of a sleep. */
export function describeSleep(ms: number, { slept }: PiecesTexts): string {
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return slept.seconds(seconds);
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? slept.minutes(minutes) : slept.hours(Math.round(minutes / 60));
}

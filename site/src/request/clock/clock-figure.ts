export type ClockUnit = 'days' | 'hours' | 'minutes';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * The remaining time in two units: days and hours, or hours and minutes; under an hour, minutes alone. Rounded up
 * to whole minutes, so that it never shows less than what is left.
 */
export function readClock(
  leftMs: number,
): readonly { readonly unit: ClockUnit; readonly count: number }[] {
  const minutes = Math.max(0, Math.ceil(leftMs / minuteMs)) * minuteMs;
  if (minutes < hourMs) return [{ unit: 'minutes', count: minutes / minuteMs }];
  if (minutes <= dayMs) {
    return [
      { unit: 'hours', count: Math.floor(minutes / hourMs) },
      { unit: 'minutes', count: (minutes % hourMs) / minuteMs },
    ];
  }
  return [
    { unit: 'days', count: Math.floor(minutes / dayMs) },
    { unit: 'hours', count: Math.floor((minutes % dayMs) / hourMs) },
  ];
}

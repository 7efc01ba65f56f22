import { sentFraction, type TransferProgress } from './transfer-meter.ts';

const bytesPerMegabyte = 1024 ** 2;

/** "11.8 MB/s"; a dash until there is something to tell. */
export function describeSpeed({ bytesPerSecond }: TransferProgress): string {
  if (bytesPerSecond === null) return '–';
  const megabytes = bytesPerSecond / bytesPerMegabyte;
  return `${megabytes.toFixed(megabytes < 1 ? 2 : 1)} MB/s`;
}

/** "13 seconds", "4 minutes", "2 hours 10 minutes"; a dash until there is something to tell. */
export function describeTimeLeft(progress: TransferProgress): string {
  // The bytes are there; what is left is the other side's work.
  if (sentFraction(progress) >= 1) return 'Waiting for the receipt';
  if (progress.secondsLeft === null) return '–';
  const seconds = Math.max(1, Math.ceil(progress.secondsLeft));
  if (seconds < 60) return quantity(seconds, 'second');
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return quantity(minutes, 'minute');
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return rest === 0
    ? quantity(hours, 'hour')
    : `${quantity(hours, 'hour')} ${quantity(rest, 'minute')}`;
}

/** Whole percent; 100 only when everything is sent. */
export function percentSent(progress: TransferProgress): number {
  return Math.floor(sentFraction(progress) * 100);
}

function quantity(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** What became of a sending that the visitor stopped. */
export function describeCancellation(mayHaveArrived: boolean): string {
  return mayHaveArrived
    ? 'Cancelled. Everything had been sent, so it may have reached us; sending it again never makes a second request.'
    : 'Cancelled. Nothing was kept.';
}

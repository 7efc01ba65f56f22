import type { ProgressTexts } from '../../content/en/quote/progress.ts';
import { sentFraction, type TransferProgress } from '../sending/transfer-meter.ts';

const bytesPerMegabyte = 1024 ** 2;

/** "11.8 MB/s"; a dash until it is known. */
export function describeSpeed({ bytesPerSecond }: TransferProgress, texts: ProgressTexts): string {
  if (bytesPerSecond === null) return texts.unknown;
  const megabytes = bytesPerSecond / bytesPerMegabyte;
  return texts.perSecond(megabytes.toFixed(megabytes < 1 ? 2 : 1));
}

/** "13 seconds", "4 minutes", "2 hours 10 minutes"; a dash until it is known. */
export function describeTimeLeft(progress: TransferProgress, texts: ProgressTexts): string {
  // Everything is sent; the rest is up to the server.
  if (sentFraction(progress) >= 1) return texts.waiting;
  if (progress.secondsLeft === null) return texts.unknown;
  const seconds = Math.max(1, Math.ceil(progress.secondsLeft));
  if (seconds < 60) return texts.seconds(seconds);
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return texts.minutes(minutes);
  return texts.hours(Math.floor(minutes / 60), minutes % 60);
}

/** Whole percent; 100 only when everything is sent. */
export function percentSent(progress: TransferProgress): number {
  return Math.floor(sentFraction(progress) * 100);
}

/** What happened to a request that the visitor cancelled. */
export function describeCancellation(mayHaveArrived: boolean, texts: ProgressTexts): string {
  return mayHaveArrived ? texts.cancelledTooLate : texts.cancelled;
}

import type { QuoteTexts } from '../../content/en/quote/quote.ts';
import { percentSent } from '../progress/progress-sentences.ts';
import type { Pieces } from '../sending/pieces.ts';
import type { TransferProgress } from '../sending/transfer-meter.ts';
import { describeSleep } from './describe-time-left.ts';
import type { PiecesTexts } from './pieces-texts.ts';

/** How sending in pieces is going, in a word. */
export type Going = 'up' | 'whole' | 'lost' | 'paused';

export function goingOf({ sentBytes, totalBytes, pieces }: TransferProgress): Going {
  const line = pieces?.line.kind ?? 'up';
  return line === 'up' && sentBytes >= totalBytes ? 'whole' : line;
}

/** On the button of the form. */
export function describeButton(
  pieces: Pieces | undefined,
  { submit }: PiecesTexts,
  { busy }: QuoteTexts['sending'],
): string {
  if (pieces === undefined || pieces.line.kind === 'up') return busy;
  if (pieces.line.kind === 'paused') return submit.paused;
  return pieces.line.reason === 'line' ? submit.line : submit.place;
}

/** Announcing every percent would drown out everything else. */
const stepPercent = 25;

/** The begin, each quarter, a cut and its end, a sleep, and that all has arrived. */
export function announceSending(progress: TransferProgress, texts: PiecesTexts): string {
  const { announced, lost, paused } = texts;
  const going = goingOf(progress);
  const { pieces, totalBytes } = progress;
  if (going === 'whole') return announced.whole;
  if (going === 'paused') return paused.title;
  if (pieces?.line.kind === 'lost') return lost.title[pieces.line.reason];
  const quarter = floorToStep(percentSent(progress));
  const wentOnFrom = pieces?.wentOnFrom ?? null;
  if (wentOnFrom === null) return announced.sent(quarter);
  const from = Math.floor((wentOnFrom / totalBytes) * 100);
  // Until the next quarter, that it goes on is the news.
  return quarter > from ? announced.sent(quarter) : announced.back(from);
}

function floorToStep(percent: number): number {
  return Math.floor(percent / stepPercent) * stepPercent;
}

/** "The phone slept for 12 minutes." */
export function describeSlept(sleptMs: number, isPhone: boolean, texts: PiecesTexts): string {
  const time = describeSleep(sleptMs, texts);
  return isPhone ? texts.slept.phone(time) : texts.slept.device(time);
}

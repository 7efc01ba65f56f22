import { acceptedOffer, findOpenOffer } from '@yiqiao/contract/life/life-state';
import { completedAt } from '@yiqiao/contract/record/ended-at';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { clientDeadlineOf } from '../clocks/client-deadline.ts';
import { deadlineHere } from '../clocks/deadline-words.ts';
import { formatMoment, formatWall } from '../clocks/format-time.ts';
import { cityOf, localZone } from '../clocks/zone-time.ts';
import { texts } from '../texts/texts.ts';

/** By when the client wants it, and until when a quote is open; later, when it was delivered or completed. */
export function askedAndPromised(quote: QuoteSubmission, now: number): readonly string[] {
  const { facts } = texts().detail;
  const doneAt = completedAt(quote);
  if (doneAt !== null) return [facts.completed(formatMoment(doneAt, now))];
  const delivered = quote.deliveries?.at(-1);
  if (delivered !== undefined) return [deliveredText(quote, delivered.at, now)];
  const offer = findOpenOffer(quote, now);
  const endText = quote.acceptance === undefined ? facts.quoteEnds : facts.amendmentEnds;
  const ends = offer && endText(offer.version, formatMoment(offer.validUntil, now));
  return [wantedText(quote, now), ...(ends === null ? [] : [ends])];
}

function deliveredText(quote: QuoteSubmission, at: string, now: number): string {
  const { facts } = texts().detail;
  const promised = acceptedOffer(quote)?.deliverBy;
  const moment = formatMoment(at, now);
  return promised !== undefined && at <= promised ? facts.inTime(moment) : facts.delivered(moment);
}

/** In the client's own time first, and in the office's where that is another. */
function wantedText(quote: QuoteSubmission, now: number): string {
  const { facts } = texts().detail;
  const deadline = clientDeadlineOf(quote);
  const here = deadlineHere(deadline, now);
  if (here === null) return facts.noDay;
  if (deadline.kind !== 'moment') return facts.wanted(here);
  if (!deadline.isZoneKnown || deadline.zone === localZone()) return facts.wanted(here);
  const there = formatWall(deadline.wall, deadline.hasTime, now);
  return facts.wantedThere(there, cityOf(deadline.zone), here);
}

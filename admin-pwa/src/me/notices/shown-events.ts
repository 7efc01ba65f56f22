import { type NoticeEvent, noticeEvents, translatorEvents } from '@yiqiao/contract/record/notice';

/** Events of a person's order that can concern them; the others keep their places, unseen. */
export function shownEvents(
  order: readonly NoticeEvent[],
  isOfTranslator: boolean,
): readonly NoticeEvent[] {
  const concerned: readonly NoticeEvent[] = isOfTranslator ? translatorEvents : noticeEvents;
  return order.filter((event) => concerned.includes(event));
}

/** How many of the shown events are above a full stop, which counts all. */
export function shownStop(
  order: readonly NoticeEvent[],
  shown: readonly NoticeEvent[],
  stop: number,
): number {
  return order.slice(0, stop).filter((event) => shown.includes(event)).length;
}

/** The other way round. */
export function wholeStop(
  order: readonly NoticeEvent[],
  shown: readonly NoticeEvent[],
  stop: number,
): number {
  const last = shown[stop - 1];
  if (last === undefined) return 0;
  return stop === shown.length ? order.length : order.indexOf(last) + 1;
}

/** The order with a shown event at another place among those that are shown. */
export function moveEvent(
  order: readonly NoticeEvent[],
  shown: readonly NoticeEvent[],
  event: NoticeEvent,
  place: number,
): NoticeEvent[] {
  const moved = shown.filter((one) => one !== event);
  moved.splice(place, 0, event);
  const left = moved[Symbol.iterator]();
  return order.map((one) => (shown.includes(one) ? (left.next().value ?? one) : one));
}

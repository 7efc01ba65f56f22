import { eventOf } from '@yiqiao/contract/notices/find-receivers';
import type { NoticeEvent } from '@yiqiao/contract/record/notice';
import type { EventCounts } from '@yiqiao/contract/wording/notices/say-notice';
import type { Told } from './plan-telling.ts';

/** How often each event has happened, in the given order. */
export function countEvents(about: readonly Told[], order: readonly NoticeEvent[]): EventCounts {
  const counts = order.map((event) => {
    return [event, about.filter(({ notice }) => eventOf(notice) === event).length] as const;
  });
  return new Map(counts.filter(([, count]) => count > 0));
}

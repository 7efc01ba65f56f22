import { eventOf } from '@yiqiao/contract/notices/find-receivers';
import type { NoticeEvent } from '@yiqiao/contract/record/notice';
import type { Language } from '@yiqiao/contract/text/languages';
import { noticesInEnglish } from '@yiqiao/contract/wording/notices/en';
import type { NoticeWords } from '@yiqiao/contract/wording/notices/notice-words';
import type { EventCounts } from '@yiqiao/contract/wording/notices/say-notice';
import { noticesInHans } from '@yiqiao/contract/wording/notices/zh-hans';
import { noticesInHant } from '@yiqiao/contract/wording/notices/zh-hant';
import type { Told } from './plan-telling.ts';

export const noticeWords: Readonly<Record<Language, NoticeWords>> = {
  en: noticesInEnglish,
  'zh-Hans': noticesInHans,
  'zh-Hant': noticesInHant,
};

/** How often each event has happened, in the given order. */
export function countEvents(about: readonly Told[], order: readonly NoticeEvent[]): EventCounts {
  const counts = order.map((event) => {
    return [event, about.filter(({ notice }) => eventOf(notice) === event).length] as const;
  });
  return new Map(counts.filter(([, count]) => count > 0));
}

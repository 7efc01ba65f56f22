import type { Language } from '@yiqiao/contract/text/languages';
import { noticesInEnglish } from '@yiqiao/contract/wording/notices/en';
import type { NoticeWords } from '@yiqiao/contract/wording/notices/notice-words';
import { noticesInHans } from '@yiqiao/contract/wording/notices/zh-hans';
import { noticesInHant } from '@yiqiao/contract/wording/notices/zh-hant';

/** The words of notices in each language, whatever the console speaks. */
export const noticeWordsIn: Readonly<Record<Language, NoticeWords>> = {
  en: noticesInEnglish,
  'zh-Hans': noticesInHans,
  'zh-Hant': noticesInHant,
};

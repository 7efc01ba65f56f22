import type { Language } from '../../text/languages.ts';
import { noticesInEnglish } from './en.ts';
import type { NoticeWords } from './notice-words.ts';
import { noticesInHans } from './zh-hans.ts';
import { noticesInHant } from './zh-hant.ts';

/** The words of notices in each language. */
export const noticeWordsIn: Readonly<Record<Language, NoticeWords>> = {
  en: noticesInEnglish,
  'zh-Hans': noticesInHans,
  'zh-Hant': noticesInHant,
};

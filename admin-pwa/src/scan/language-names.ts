import type { ScanLanguage } from '@yiqiao/contract/scan/scan-reading';

export const languageNames: Readonly<Record<ScanLanguage, string>> = {
  'zh-Hans': 'Simplified Chinese',
  'zh-Hant': 'Traditional Chinese',
  en: 'English',
};

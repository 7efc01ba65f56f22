import type { Language } from '@yiqiao/contract/text/languages';
import type { Texts } from '../texts/en.ts';
import { texts as simplified } from '../texts/zh-hans.ts';
import { texts as traditional } from '../texts/zh-hant.ts';

/** What the worker has in place of load-texts.ts (see vite.config.ts). */
export async function loadTexts(language: Exclude<Language, 'en'>): Promise<Texts> {
  return language === 'zh-Hans' ? simplified : traditional;
}

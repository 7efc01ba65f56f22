import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import type { Source } from '@yiqiao/contract/record/source';
import { type Language, toLanguage } from '@yiqiao/contract/text/languages';

/** In the language of the client's page, whatever language the console is in. */
const textIn: Readonly<Record<Language, (name: string) => string>> = {
  en: (name) => `We have included “${name}”, at the same price and for the same day.`,
  'zh-Hans': (name) => `“${name}”已包含在本订单内，价格和交付时间不变。`,
  'zh-Hant': (name) => `「${name}」已包含在本訂單內，價格與交件時間不變。`,
};

/** What tells the client that a document is taken in without a charge: to be read over and sent. */
export function includedText(
  { language }: Pick<QuoteSubmission, 'language'>,
  { fileName }: Pick<Source, 'fileName'>,
): string {
  return textIn[toLanguage(language)](fileName);
}

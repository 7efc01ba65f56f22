import { industryPages } from './industries/industry-pages.ts';
import { servicePages } from './services/service-pages.ts';

const english = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const chinese = '零一二三四五六七八九十'.split('').concat('十一', '十二');

/** How many services and industries there are, as prose writes it: in words up to twelve. */
export const offerCounts = {
  services: spell(servicePages.length, english),
  industries: spell(industryPages.length, english),
  servicesChinese: spell(servicePages.length, chinese),
  industriesChinese: spell(industryPages.length, chinese),
};

function spell(count: number, words: readonly string[]): string {
  return words[count] ?? String(count);
}

/** For the beginning of a sentence. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

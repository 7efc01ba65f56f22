import { industrySlugs } from './industries/industry-slugs.ts';
import { serviceSlugs } from './services/service-slugs.ts';

/** How many services and industries there are, in the words of a language: `words[3]` is "three". */
export function spellOfferCounts(words: readonly string[]) {
  return {
    services: spell(serviceSlugs.length, words),
    industries: spell(industrySlugs.length, words),
  };
}

function spell(count: number, words: readonly string[]): string {
  return words[count] ?? String(count);
}

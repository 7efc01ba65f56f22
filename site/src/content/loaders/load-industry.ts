import type { Language } from '@yiqiao/contract/text/languages';
import type { IndustryWording } from '../en/industries/industry-wording.ts';
import type { IndustryContent } from '../industries/industry-content.ts';
import type { IndustrySlug } from '../industries/industry-slugs.ts';
import type { ByLanguage } from './load-texts.ts';

export const loadIndustryWording: ByLanguage<IndustryWording> = {
  en: async () => (await import('../en/industries/industry-wording.ts')).industryWording,
  'zh-Hans': async () =>
    (await import('../zh-hans/industries/industry-wording.ts')).industryWording,
  'zh-Hant': async () =>
    (await import('../zh-hant/industries/industry-wording.ts')).industryWording,
};

type Loaders = Readonly<Record<IndustrySlug, () => Promise<IndustryContent>>>;

const english: Loaders = {
  'life-sciences': async () =>
    (await import('../en/industries/pages/life-sciences.ts')).lifeSciences,
  retail: async () => (await import('../en/industries/pages/retail.ts')).retail,
  travel: async () => (await import('../en/industries/pages/travel.ts')).travel,
  technology: async () => (await import('../en/industries/pages/technology.ts')).technology,
  gaming: async () => (await import('../en/industries/pages/gaming.ts')).gaming,
  entertainment: async () =>
    (await import('../en/industries/pages/entertainment.ts')).entertainment,
  legal: async () => (await import('../en/industries/pages/legal.ts')).legal,
  finance: async () => (await import('../en/industries/pages/finance.ts')).finance,
  marketing: async () => (await import('../en/industries/pages/marketing.ts')).marketing,
  more: async () => (await import('../en/industries/pages/more.ts')).more,
};

const simplified: Loaders = {
  'life-sciences': async () =>
    (await import('../zh-hans/industries/pages/life-sciences.ts')).lifeSciences,
  retail: async () => (await import('../zh-hans/industries/pages/retail.ts')).retail,
  travel: async () => (await import('../zh-hans/industries/pages/travel.ts')).travel,
  technology: async () => (await import('../zh-hans/industries/pages/technology.ts')).technology,
  gaming: async () => (await import('../zh-hans/industries/pages/gaming.ts')).gaming,
  entertainment: async () =>
    (await import('../zh-hans/industries/pages/entertainment.ts')).entertainment,
  legal: async () => (await import('../zh-hans/industries/pages/legal.ts')).legal,
  finance: async () => (await import('../zh-hans/industries/pages/finance.ts')).finance,
  marketing: async () => (await import('../zh-hans/industries/pages/marketing.ts')).marketing,
  more: async () => (await import('../zh-hans/industries/pages/more.ts')).more,
};

const traditional: Loaders = {
  'life-sciences': async () =>
    (await import('../zh-hant/industries/pages/life-sciences.ts')).lifeSciences,
  retail: async () => (await import('../zh-hant/industries/pages/retail.ts')).retail,
  travel: async () => (await import('../zh-hant/industries/pages/travel.ts')).travel,
  technology: async () => (await import('../zh-hant/industries/pages/technology.ts')).technology,
  gaming: async () => (await import('../zh-hant/industries/pages/gaming.ts')).gaming,
  entertainment: async () =>
    (await import('../zh-hant/industries/pages/entertainment.ts')).entertainment,
  legal: async () => (await import('../zh-hant/industries/pages/legal.ts')).legal,
  finance: async () => (await import('../zh-hant/industries/pages/finance.ts')).finance,
  marketing: async () => (await import('../zh-hant/industries/pages/marketing.ts')).marketing,
  more: async () => (await import('../zh-hant/industries/pages/more.ts')).more,
};

const loaders: Readonly<Record<Language, Loaders>> = {
  en: english,
  'zh-Hans': simplified,
  'zh-Hant': traditional,
};

/** What an industry page says in one language. */
export function loadIndustry(slug: IndustrySlug, language: Language): Promise<IndustryContent> {
  return loaders[language][slug]();
}

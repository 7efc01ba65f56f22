import type { Language } from '@yiqiao/contract/text/languages';
import { type IndustrySlug, industrySlugs } from '../industries/industry-slugs.ts';
import type {
  CoreDescriptions,
  DescribedKey,
  IndustryDescriptions,
  ServiceDescriptions,
} from '../pages/page-names.ts';
import { type ServiceSlug, serviceSlugs } from '../services/service-slugs.ts';
import { type ByLanguage, loadHome } from './load-texts.ts';

// Apart from the names, which every page needs: a page loads the descriptions of its own kind only, and
// the home page, whose scripts have a budget, nothing besides its own texts.

const loadCore: ByLanguage<CoreDescriptions> = {
  en: async () => (await import('../en/descriptions/core.ts')).coreDescriptions,
  'zh-Hans': async () => (await import('../zh-hans/descriptions/core.ts')).coreDescriptions,
  'zh-Hant': async () => (await import('../zh-hant/descriptions/core.ts')).coreDescriptions,
};

export const loadServiceDescriptions: ByLanguage<ServiceDescriptions> = {
  en: async () => (await import('../en/descriptions/services.ts')).serviceDescriptions,
  'zh-Hans': async () => (await import('../zh-hans/descriptions/services.ts')).serviceDescriptions,
  'zh-Hant': async () => (await import('../zh-hant/descriptions/services.ts')).serviceDescriptions,
};

export const loadIndustryDescriptions: ByLanguage<IndustryDescriptions> = {
  en: async () => (await import('../en/descriptions/industries.ts')).industryDescriptions,
  'zh-Hans': async () =>
    (await import('../zh-hans/descriptions/industries.ts')).industryDescriptions,
  'zh-Hant': async () =>
    (await import('../zh-hant/descriptions/industries.ts')).industryDescriptions,
};

export async function loadDescription(key: DescribedKey, language: Language): Promise<string> {
  if (key === 'home') return (await loadHome[language]()).description;
  if (isService(key)) return (await loadServiceDescriptions[language]())[key];
  if (isIndustry(key)) return (await loadIndustryDescriptions[language]())[key];
  return (await loadCore[language]())[key];
}

function isService(key: DescribedKey): key is ServiceSlug {
  return serviceSlugs.some((slug) => slug === key);
}

function isIndustry(key: DescribedKey): key is IndustrySlug {
  return industrySlugs.some((slug) => slug === key);
}

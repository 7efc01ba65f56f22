import type { IndustryContent } from './industry-content.ts';
import type { IndustrySlug } from './industry-slugs.ts';

const loaders: Readonly<Record<IndustrySlug, () => Promise<IndustryContent>>> = {
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

/** What an industry page says: a chunk of its own, which only its readers load. */
export function loadIndustry(slug: IndustrySlug): Promise<IndustryContent> {
  return loaders[slug]();
}

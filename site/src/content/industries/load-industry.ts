import type { IndustryContent } from './industry-content.ts';
import type { IndustrySlug } from './industry-pages.ts';

const loaders: Readonly<Record<IndustrySlug, () => Promise<IndustryContent>>> = {
  'life-sciences': async () => (await import('./pages/life-sciences.ts')).lifeSciences,
  retail: async () => (await import('./pages/retail.ts')).retail,
  travel: async () => (await import('./pages/travel.ts')).travel,
  technology: async () => (await import('./pages/technology.ts')).technology,
  gaming: async () => (await import('./pages/gaming.ts')).gaming,
  entertainment: async () => (await import('./pages/entertainment.ts')).entertainment,
  legal: async () => (await import('./pages/legal.ts')).legal,
  finance: async () => (await import('./pages/finance.ts')).finance,
  marketing: async () => (await import('./pages/marketing.ts')).marketing,
  more: async () => (await import('./pages/more.ts')).more,
};

/** What an industry page says: a chunk of its own, which only its readers load. */
export function loadIndustry(slug: IndustrySlug): Promise<IndustryContent> {
  return loaders[slug]();
}

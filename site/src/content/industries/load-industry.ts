import type { IndustryContent } from './industry-content.ts';
import type { IndustrySlug } from './industry-pages.ts';

const loaders: Readonly<Record<IndustrySlug, () => Promise<IndustryContent>>> = {
  'life-sciences': async () => (await import('./life-sciences.ts')).lifeSciences,
  retail: async () => (await import('./retail.ts')).retail,
  travel: async () => (await import('./travel.ts')).travel,
  technology: async () => (await import('./technology.ts')).technology,
  gaming: async () => (await import('./gaming.ts')).gaming,
  entertainment: async () => (await import('./entertainment.ts')).entertainment,
  legal: async () => (await import('./legal.ts')).legal,
  finance: async () => (await import('./finance.ts')).finance,
  marketing: async () => (await import('./marketing.ts')).marketing,
  more: async () => (await import('./more.ts')).more,
};

/** What an industry page says: a chunk of its own, which only its readers load. */
export function loadIndustry(slug: IndustrySlug): Promise<IndustryContent> {
  return loaders[slug]();
}

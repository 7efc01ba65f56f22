import type { ServiceContent } from './service-content.ts';
import type { ServiceSlug } from './service-pages.ts';

const loaders: Readonly<Record<ServiceSlug, () => Promise<ServiceContent>>> = {
  document: async () => (await import('./document.ts')).documentTranslation,
  website: async () => (await import('./website.ts')).websiteLocalization,
  video: async () => (await import('./video.ts')).videoTranslation,
  transcription: async () => (await import('./transcription.ts')).transcription,
  app: async () => (await import('./app.ts')).appLocalization,
  seo: async () => (await import('./seo.ts')).seoLocalization,
  'creative-writing': async () => (await import('./creative-writing.ts')).creativeWriting,
};

/** What a service page says: a chunk of its own, which only its readers load. */
export function loadService(slug: ServiceSlug): Promise<ServiceContent> {
  return loaders[slug]();
}

import type { ServiceContent } from './service-content.ts';
import type { ServiceSlug } from './service-pages.ts';

const loaders: Readonly<Record<ServiceSlug, () => Promise<ServiceContent>>> = {
  document: async () => (await import('./pages/document.ts')).documentTranslation,
  website: async () => (await import('./pages/website.ts')).websiteLocalization,
  video: async () => (await import('./pages/video.ts')).videoTranslation,
  transcription: async () => (await import('./pages/transcription.ts')).transcription,
  app: async () => (await import('./pages/app.ts')).appLocalization,
  seo: async () => (await import('./pages/seo.ts')).seoLocalization,
  'creative-writing': async () => (await import('./pages/creative-writing.ts')).creativeWriting,
};

/** What a service page says: a chunk of its own, which only its readers load. */
export function loadService(slug: ServiceSlug): Promise<ServiceContent> {
  return loaders[slug]();
}

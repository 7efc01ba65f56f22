import type { ServiceContent } from './service-content.ts';
import type { ServiceSlug } from './service-slugs.ts';

const loaders: Readonly<Record<ServiceSlug, () => Promise<ServiceContent>>> = {
  document: async () => (await import('../en/services/pages/document.ts')).documentTranslation,
  website: async () => (await import('../en/services/pages/website.ts')).websiteLocalization,
  video: async () => (await import('../en/services/pages/video.ts')).videoTranslation,
  transcription: async () => (await import('../en/services/pages/transcription.ts')).transcription,
  app: async () => (await import('../en/services/pages/app.ts')).appLocalization,
  seo: async () => (await import('../en/services/pages/seo.ts')).seoLocalization,
  'creative-writing': async () =>
    (await import('../en/services/pages/creative-writing.ts')).creativeWriting,
};

/** What a service page says: a chunk of its own, which only its readers load. */
export function loadService(slug: ServiceSlug): Promise<ServiceContent> {
  return loaders[slug]();
}

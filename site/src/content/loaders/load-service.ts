import type { Language } from '@yiqiao/contract/text/languages';
import type { ServiceWording } from '../en/services/service-wording.ts';
import type { ServiceContent } from '../services/service-content.ts';
import type { ServiceSlug } from '../services/service-slugs.ts';
import type { ByLanguage } from './load-texts.ts';

export const loadServiceWording: ByLanguage<ServiceWording> = {
  en: async () => (await import('../en/services/service-wording.ts')).serviceWording,
  'zh-Hans': async () => (await import('../zh-hans/services/service-wording.ts')).serviceWording,
  'zh-Hant': async () => (await import('../zh-hant/services/service-wording.ts')).serviceWording,
};

type Loaders = Readonly<Record<ServiceSlug, () => Promise<ServiceContent>>>;

const english: Loaders = {
  document: async () => (await import('../en/services/pages/document.ts')).documentTranslation,
  website: async () => (await import('../en/services/pages/website.ts')).websiteLocalization,
  video: async () => (await import('../en/services/pages/video.ts')).videoTranslation,
  transcription: async () => (await import('../en/services/pages/transcription.ts')).transcription,
  app: async () => (await import('../en/services/pages/app.ts')).appLocalization,
  seo: async () => (await import('../en/services/pages/seo.ts')).seoLocalization,
  'creative-writing': async () =>
    (await import('../en/services/pages/creative-writing.ts')).creativeWriting,
};

const simplified: Loaders = {
  document: async () => (await import('../zh-hans/services/pages/document.ts')).documentTranslation,
  website: async () => (await import('../zh-hans/services/pages/website.ts')).websiteLocalization,
  video: async () => (await import('../zh-hans/services/pages/video.ts')).videoTranslation,
  transcription: async () =>
    (await import('../zh-hans/services/pages/transcription.ts')).transcription,
  app: async () => (await import('../zh-hans/services/pages/app.ts')).appLocalization,
  seo: async () => (await import('../zh-hans/services/pages/seo.ts')).seoLocalization,
  'creative-writing': async () =>
    (await import('../zh-hans/services/pages/creative-writing.ts')).creativeWriting,
};

const traditional: Loaders = {
  document: async () => (await import('../zh-hant/services/pages/document.ts')).documentTranslation,
  website: async () => (await import('../zh-hant/services/pages/website.ts')).websiteLocalization,
  video: async () => (await import('../zh-hant/services/pages/video.ts')).videoTranslation,
  transcription: async () =>
    (await import('../zh-hant/services/pages/transcription.ts')).transcription,
  app: async () => (await import('../zh-hant/services/pages/app.ts')).appLocalization,
  seo: async () => (await import('../zh-hant/services/pages/seo.ts')).seoLocalization,
  'creative-writing': async () =>
    (await import('../zh-hant/services/pages/creative-writing.ts')).creativeWriting,
};

const loaders: Readonly<Record<Language, Loaders>> = {
  en: english,
  'zh-Hans': simplified,
  'zh-Hant': traditional,
};

/** What a service page says in one language. */
export function loadService(slug: ServiceSlug, language: Language): Promise<ServiceContent> {
  return loaders[language][slug]();
}

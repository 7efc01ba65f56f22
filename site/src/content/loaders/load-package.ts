import type { PackageTexts } from '../en/quote/package.ts';
import type { ByLanguage } from './load-texts.ts';

/** What the desk says of several files: fetched when somebody offers more than one. */
export const loadPackage: ByLanguage<PackageTexts> = {
  en: async () => (await import('../en/quote/package.ts')).packageTexts,
  'zh-Hans': async () => (await import('../zh-hans/quote/package.ts')).packageTexts,
  'zh-Hant': async () => (await import('../zh-hant/quote/package.ts')).packageTexts,
};

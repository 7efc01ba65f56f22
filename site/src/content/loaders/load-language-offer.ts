import type { LanguageOfferTexts } from '../language-offer.ts';
import type { ByLanguage } from './load-texts.ts';

export const loadLanguageOffer: ByLanguage<LanguageOfferTexts> = {
  en: async () => (await import('../en/language-offer.ts')).languageOffer,
  'zh-Hans': async () => (await import('../zh-hans/language-offer.ts')).languageOffer,
  'zh-Hant': async () => (await import('../zh-hant/language-offer.ts')).languageOffer,
};

import type { LegalWording } from '../en/legal/legal-wording.ts';
import type { LegalDocument } from '../legal/legal-document.ts';
import type { ByLanguage } from './load-texts.ts';

export const loadTerms: ByLanguage<LegalDocument> = {
  en: async () => (await import('../en/legal/terms.ts')).terms,
  'zh-Hans': async () => (await import('../zh-hans/legal/terms.ts')).terms,
  'zh-Hant': async () => (await import('../zh-hant/legal/terms.ts')).terms,
};

export const loadAgreement: ByLanguage<LegalDocument> = {
  en: async () => (await import('../en/legal/agreement.ts')).agreement,
  'zh-Hans': async () => (await import('../zh-hans/legal/agreement.ts')).agreement,
  'zh-Hant': async () => (await import('../zh-hant/legal/agreement.ts')).agreement,
};

export const loadPrivacy: ByLanguage<LegalDocument> = {
  en: async () => (await import('../en/legal/privacy.ts')).privacy,
  'zh-Hans': async () => (await import('../zh-hans/legal/privacy.ts')).privacy,
  'zh-Hant': async () => (await import('../zh-hant/legal/privacy.ts')).privacy,
};

export const loadAccessibility: ByLanguage<LegalDocument> = {
  en: async () => (await import('../en/legal/accessibility.ts')).accessibility,
  'zh-Hans': async () => (await import('../zh-hans/legal/accessibility.ts')).accessibility,
  'zh-Hant': async () => (await import('../zh-hant/legal/accessibility.ts')).accessibility,
};

export const loadLegalWording: ByLanguage<LegalWording> = {
  en: async () => (await import('../en/legal/legal-wording.ts')).legalWording,
  'zh-Hans': async () => (await import('../zh-hans/legal/legal-wording.ts')).legalWording,
  'zh-Hant': async () => (await import('../zh-hant/legal/legal-wording.ts')).legalWording,
};

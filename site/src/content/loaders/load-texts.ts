import type { Language } from '@yiqiao/contract/text/languages';
import type { AboutTexts } from '../en/about.ts';
import type { CheckoutTexts } from '../en/checkout/checkout.ts';
import type { HomeTexts } from '../en/home.ts';
import type { LostLinkTexts } from '../en/lost-link.ts';
import type { NotFoundTexts } from '../en/not-found.ts';
import type { OverviewTexts } from '../en/overview.ts';
import type { QuoteTexts } from '../en/quote/quote.ts';
import type { RequestTexts } from '../en/request/request.ts';
import type { SiteTexts } from '../en/site-texts.ts';
import type { SuccessTexts } from '../en/success.ts';

/** Fetches texts in one language: a chunk of its own, which only its readers load. */
export type ByLanguage<Texts> = Readonly<Record<Language, () => Promise<Texts>>>;

export const loadSiteTexts: ByLanguage<SiteTexts> = {
  en: async () => (await import('../en/site-texts.ts')).siteTexts,
  'zh-Hans': async () => (await import('../zh-hans/site-texts.ts')).siteTexts,
  'zh-Hant': async () => (await import('../zh-hant/site-texts.ts')).siteTexts,
};

export const loadHome: ByLanguage<HomeTexts> = {
  en: async () => (await import('../en/home.ts')).home,
  'zh-Hans': async () => (await import('../zh-hans/home.ts')).home,
  'zh-Hant': async () => (await import('../zh-hant/home.ts')).home,
};

export const loadOverview: ByLanguage<OverviewTexts> = {
  en: async () => (await import('../en/overview.ts')).overview,
  'zh-Hans': async () => (await import('../zh-hans/overview.ts')).overview,
  'zh-Hant': async () => (await import('../zh-hant/overview.ts')).overview,
};

export const loadAbout: ByLanguage<AboutTexts> = {
  en: async () => (await import('../en/about.ts')).about,
  'zh-Hans': async () => (await import('../zh-hans/about.ts')).about,
  'zh-Hant': async () => (await import('../zh-hant/about.ts')).about,
};

export const loadNotFound: ByLanguage<NotFoundTexts> = {
  en: async () => (await import('../en/not-found.ts')).notFound,
  'zh-Hans': async () => (await import('../zh-hans/not-found.ts')).notFound,
  'zh-Hant': async () => (await import('../zh-hant/not-found.ts')).notFound,
};

export const loadQuote: ByLanguage<QuoteTexts> = {
  en: async () => (await import('../en/quote/quote.ts')).quote,
  'zh-Hans': async () => (await import('../zh-hans/quote/quote.ts')).quote,
  'zh-Hant': async () => (await import('../zh-hant/quote/quote.ts')).quote,
};

export const loadCheckout: ByLanguage<CheckoutTexts> = {
  en: async () => (await import('../en/checkout/checkout.ts')).checkout,
  'zh-Hans': async () => (await import('../zh-hans/checkout/checkout.ts')).checkout,
  'zh-Hant': async () => (await import('../zh-hant/checkout/checkout.ts')).checkout,
};

export const loadSuccess: ByLanguage<SuccessTexts> = {
  en: async () => (await import('../en/success.ts')).success,
  'zh-Hans': async () => (await import('../zh-hans/success.ts')).success,
  'zh-Hant': async () => (await import('../zh-hant/success.ts')).success,
};

export const loadLostLink: ByLanguage<LostLinkTexts> = {
  en: async () => (await import('../en/lost-link.ts')).lostLink,
  'zh-Hans': async () => (await import('../zh-hans/lost-link.ts')).lostLink,
  'zh-Hant': async () => (await import('../zh-hant/lost-link.ts')).lostLink,
};

export const loadRequest: ByLanguage<RequestTexts> = {
  en: async () => (await import('../en/request/request.ts')).request,
  'zh-Hans': async () => (await import('../zh-hans/request/request.ts')).request,
  'zh-Hant': async () => (await import('../zh-hant/request/request.ts')).request,
};

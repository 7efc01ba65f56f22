import { withoutLanguage, withoutTrailingSlashes } from '@yiqiao/contract/text/languages';
import { industrySlugs } from './content/industries/industry-slugs.ts';
import {
  loadIndustryDescriptions,
  loadServiceDescriptions,
} from './content/loaders/load-descriptions.ts';
import { loadIndustry, loadIndustryWording } from './content/loaders/load-industry.ts';
import { loadService, loadServiceWording } from './content/loaders/load-service.ts';
import {
  loadAbout,
  loadCheckout,
  loadHome,
  loadLostLink,
  loadNotFound,
  loadOverview,
  loadQuote,
  loadRequest,
  loadSuccess,
} from './content/loaders/load-texts.ts';
import { lostLinkPaths } from './content/pages/core-paths.ts';
import { pagePaths } from './content/pages/page-keys.ts';
import { serviceSlugs } from './content/services/service-slugs.ts';
import { definePage, withTexts } from './define-page.tsx';
import type { PageRoute } from './pages/page-route.ts';

// Texts are loaded along with the code, not after it, so that a page renders and hydrates in one step. It is
// the same component in every language, so that switching the language keeps its state.

const home = definePage(
  'home',
  withTexts(async () => (await import('./home/home-page.tsx')).HomePage, loadHome),
);

const overview = definePage('services', async (language) => {
  const [{ OverviewPage }, texts, services, industries] = await Promise.all([
    import('./overview/overview-page.tsx'),
    loadOverview[language](),
    loadServiceDescriptions[language](),
    loadIndustryDescriptions[language](),
  ]);
  return <OverviewPage texts={texts} descriptions={{ ...services, ...industries }} />;
});

const services = serviceSlugs.map((slug) =>
  definePage(
    slug,
    async (language) => {
      const [{ ServicePage }, content, wording] = await Promise.all([
        import('./service/service-page.tsx'),
        loadService(slug, language),
        loadServiceWording[language](),
      ]);
      return <ServicePage content={content} wording={wording} />;
    },
    { kind: 'service' },
  ),
);

const industries = industrySlugs.map((slug) =>
  definePage(
    slug,
    async (language) => {
      const [{ IndustryPage }, content, wording] = await Promise.all([
        import('./industry/industry-page.tsx'),
        loadIndustry(slug, language),
        loadIndustryWording[language](),
      ]);
      return <IndustryPage content={content} wording={wording} />;
    },
    { kind: 'industry' },
  ),
);

const quote = definePage('quote', async (language) => {
  const [{ QuotePage }, texts] = await Promise.all([
    import('./quote/quote-page.tsx'),
    loadQuote[language](),
  ]);
  return <QuotePage texts={texts} fetchSuccess={() => success.load(language)} />;
});

const success = definePage(
  'success',
  withTexts(async () => (await import('./success/success-page.tsx')).SuccessPage, loadSuccess),
  { isIndexed: false },
);

const checkout = definePage(
  'checkout',
  withTexts(async () => (await import('./checkout/checkout-page.tsx')).CheckoutPage, loadCheckout),
  { isIndexed: false },
);

const about = definePage(
  'about',
  withTexts(async () => (await import('./about/about-page.tsx')).AboutPage, loadAbout),
);

const terms = definePage('terms', async (language) =>
  (await import('./legal/load-legal-page.tsx')).loadTermsPage(language),
);

const agreement = definePage('agreement', async (language) =>
  (await import('./legal/load-legal-page.tsx')).loadAgreementPage(language),
);

const privacy = definePage('privacy', async (language) =>
  (await import('./legal/load-legal-page.tsx')).loadPrivacyPage(language),
);

const accessibility = definePage('accessibility', async (language) =>
  (await import('./legal/load-legal-page.tsx')).loadAccessibilityPage(language),
);

/** Every page of the site, in every language: router, prerendering, sitemap and metadata read this table. */
export const pageRoutes: readonly PageRoute[] = [
  home,
  overview,
  ...services,
  ...industries,
  quote,
  success,
  checkout,
  about,
  terms,
  agreement,
  privacy,
  accessibility,
];

export const notFoundRoute: PageRoute = definePage(
  'notFound',
  withTexts(
    async () => (await import('./not-found/not-found-page.tsx')).NotFoundPage,
    loadNotFound,
  ),
  { isIndexed: false },
);

/** A client's page, rendered by the server for each key; prerendered only for keys that open nothing. */
const requestRoute: PageRoute = {
  key: 'request',
  path: pagePaths.request,
  kind: 'request',
  isIndexed: false,
  load: withTexts(
    async () => (await import('./request/request-page.tsx')).RequestPage,
    loadRequest,
  ),
};

/** Where a client asks for lost links again, and what comes of it: one page, so that the answer needs no loading. */
const lostLinkRoute: PageRoute = {
  key: 'lostLink',
  path: pagePaths.lostLink,
  kind: 'request',
  isIndexed: false,
  load: withTexts(
    async () => (await import('./request/lost/lost-link-page.tsx')).LostLinkPage,
    loadLostLink,
  ),
};

/** The route shown at a path of any language; a trailing slash does not matter. */
export function findRoute(path: string): PageRoute {
  const clean = withoutTrailingSlashes(withoutLanguage(path));
  if (Object.values<string>(lostLinkPaths).includes(clean)) return lostLinkRoute;
  if (/^\/request\/[^/]+$/.test(clean)) return requestRoute;
  return pageRoutes.find((route) => route.path === clean) ?? notFoundRoute;
}

import { withoutLanguage } from '@yiqiao/contract/text/languages';
import { industrySlugs } from './content/industries/industry-slugs.ts';
import { loadIndustry, loadIndustryWording } from './content/industries/load-industry.ts';
import { loadAgreement, loadLegalWording, loadTerms } from './content/legal/load-legal.ts';
import {
  loadDescription,
  loadIndustryDescriptions,
  loadServiceDescriptions,
} from './content/load-descriptions.ts';
import {
  loadAbout,
  loadCheckout,
  loadHome,
  loadNotFound,
  loadOverview,
  loadQuote,
  loadRequest,
  loadSuccess,
} from './content/load-texts.ts';
import { pagePaths } from './content/page-keys.ts';
import type { DescribedKey } from './content/page-names.ts';
import { loadService, loadServiceWording } from './content/services/load-service.ts';
import { serviceSlugs } from './content/services/service-slugs.ts';
import { PageDescription } from './layout/page-description.tsx';
import type { PageRoute } from './page-route.ts';
import { hasRequestData } from './request/request-data.ts';

interface RouteOptions {
  readonly kind?: PageRoute['kind'];
  readonly isIndexed?: boolean;
}

function definePage(
  key: DescribedKey,
  load: PageRoute['load'],
  { kind = 'page', isIndexed = true }: RouteOptions = {},
): PageRoute {
  return {
    key,
    path: pagePaths[key],
    kind,
    isIndexed,
    load: async (language) => {
      const [page, text] = await Promise.all([load(language), loadDescription(key, language)]);
      return (
        <>
          <PageDescription page={{ key, kind, isIndexed }} text={text} />
          {page}
        </>
      );
    },
  };
}

// The words come with the code, not after it: a page is there at once, and hydrates at once. It is the
// same component in every language, so that a switch of the language keeps what is on it.

const home = definePage('home', async (language) => {
  const [{ HomePage }, texts] = await Promise.all([
    import('./home/home-page.tsx'),
    loadHome[language](),
  ]);
  return <HomePage texts={texts} />;
});

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
  return <QuotePage texts={texts} />;
});

const success = definePage(
  'success',
  async (language) => {
    const [{ SuccessPage }, texts] = await Promise.all([
      import('./success/success-page.tsx'),
      loadSuccess[language](),
    ]);
    return <SuccessPage texts={texts} />;
  },
  { isIndexed: false },
);

const checkout = definePage(
  'checkout',
  async (language) => {
    const [{ CheckoutPage }, texts] = await Promise.all([
      import('./checkout/checkout-page.tsx'),
      loadCheckout[language](),
    ]);
    return <CheckoutPage texts={texts} />;
  },
  { isIndexed: false },
);

const about = definePage('about', async (language) => {
  const [{ AboutPage }, texts] = await Promise.all([
    import('./about/about-page.tsx'),
    loadAbout[language](),
  ]);
  return <AboutPage texts={texts} />;
});

const terms = definePage('terms', async (language) => {
  const [{ TermsPage }, text, wording] = await Promise.all([
    import('./legal/terms-page.tsx'),
    loadTerms[language](),
    loadLegalWording[language](),
  ]);
  return <TermsPage text={text} wording={wording} />;
});

const agreement = definePage('agreement', async (language) => {
  const [{ AgreementPage }, text, wording] = await Promise.all([
    import('./legal/agreement-page.tsx'),
    loadAgreement[language](),
    loadLegalWording[language](),
  ]);
  return <AgreementPage text={text} wording={wording} />;
});

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
];

export const notFoundRoute: PageRoute = definePage(
  'notFound',
  async (language) => {
    const [{ NotFoundPage }, texts] = await Promise.all([
      import('./not-found/not-found-page.tsx'),
      loadNotFound[language](),
    ]);
    return <NotFoundPage texts={texts} />;
  },
  { isIndexed: false },
);

/** The page of each request, at its key. It is rendered at every call, never before. */
const requestRoute: PageRoute = {
  key: 'request',
  path: pagePaths.request,
  kind: 'request',
  isIndexed: false,
  load: async (language) => {
    const [{ RequestPage }, texts] = await Promise.all([
      import('./request/request-page.tsx'),
      loadRequest[language](),
    ]);
    return <RequestPage texts={texts} />;
  },
};

/** The route shown at a path of any language; a trailing slash does not matter. */
export function findRoute(path: string): PageRoute {
  const clean = withoutLanguage(path).replace(/(.)\/+$/, '$1');
  if (/^\/request\/[^/]+$/.test(clean) && hasRequestData()) return requestRoute;
  return pageRoutes.find((route) => route.path === clean) ?? notFoundRoute;
}

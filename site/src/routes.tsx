import {
  aboutMeta,
  agreementMeta,
  checkoutMeta,
  homeMeta,
  notFoundMeta,
  quoteMeta,
  servicesMeta,
  successMeta,
  termsMeta,
} from './content/core-pages.ts';
import { industryPages } from './content/industries/industry-pages.ts';
import { loadIndustry } from './content/industries/load-industry.ts';
import { loadService } from './content/services/load-service.ts';
import { servicePages } from './content/services/service-pages.ts';
import type { PageRoute } from './page-route.ts';

/** Every page of the site: router, prerendering, sitemap, breadcrumbs and metadata read this table. */
export const pageRoutes: readonly PageRoute[] = [
  {
    ...homeMeta,
    kind: 'page',
    isIndexed: true,
    load: async () => (await import('./home/home-page.tsx')).HomePage,
  },
  {
    ...servicesMeta,
    kind: 'page',
    isIndexed: true,
    load: async () => (await import('./overview/overview-page.tsx')).OverviewPage,
  },
  ...servicePages.map(
    (entry): PageRoute => ({
      ...entry,
      kind: 'service',
      isIndexed: true,
      // The words come with the code, not after it: the page is there at once, and hydrates at once.
      load: async () => {
        const [{ ServicePage }, content] = await Promise.all([
          import('./service/service-page.tsx'),
          loadService(entry.slug),
        ]);
        return () => <ServicePage content={content} />;
      },
    }),
  ),
  ...industryPages.map(
    (entry): PageRoute => ({
      ...entry,
      kind: 'industry',
      isIndexed: true,
      load: async () => {
        const [{ IndustryPage }, content] = await Promise.all([
          import('./industry/industry-page.tsx'),
          loadIndustry(entry.slug),
        ]);
        return () => <IndustryPage content={content} />;
      },
    }),
  ),
  {
    ...quoteMeta,
    kind: 'page',
    isIndexed: true,
    load: async () => (await import('./quote/quote-page.tsx')).QuotePage,
  },
  {
    ...successMeta,
    kind: 'page',
    isIndexed: false,
    load: async () => (await import('./success/success-page.tsx')).SuccessPage,
  },
  {
    ...checkoutMeta,
    kind: 'page',
    isIndexed: false,
    load: async () => (await import('./checkout/checkout-page.tsx')).CheckoutPage,
  },
  {
    ...aboutMeta,
    kind: 'page',
    isIndexed: true,
    load: async () => (await import('./about/about-page.tsx')).AboutPage,
  },
  {
    ...termsMeta,
    kind: 'page',
    isIndexed: true,
    load: async () => (await import('./legal/terms-page.tsx')).TermsPage,
  },
  {
    ...agreementMeta,
    kind: 'page',
    isIndexed: true,
    load: async () => (await import('./legal/agreement-page.tsx')).AgreementPage,
  },
];

export const notFoundRoute: PageRoute = {
  ...notFoundMeta,
  kind: 'page',
  isIndexed: false,
  load: async () => (await import('./not-found/not-found-page.tsx')).NotFoundPage,
};

/** The route shown at a path; a trailing slash does not matter. */
export function findRoute(path: string): PageRoute {
  const clean = path.replace(/(.)\/+$/, '$1');
  return pageRoutes.find((route) => route.path === clean) ?? notFoundRoute;
}

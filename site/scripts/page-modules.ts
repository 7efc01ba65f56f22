import { type CoreKey, corePaths } from '../src/content/pages/core-paths.ts';
import type { PageKey } from '../src/content/pages/page-keys.ts';
import type { PageRoute } from '../src/pages/page-route.ts';

/** From `src/`, what `routes.tsx` imports for a page that is neither a service nor an industry. */
const coreModules: Readonly<Record<CoreKey, string>> = {
  home: 'home/home-page.tsx',
  services: 'overview/overview-page.tsx',
  quote: 'quote/quote-page.tsx',
  success: 'success/success-page.tsx',
  checkout: 'checkout/checkout-page.tsx',
  request: 'request/request-page.tsx',
  lostLink: 'request/lost/lost-link-page.tsx',
  about: 'about/about-page.tsx',
  terms: 'legal/load-legal-page.tsx',
  agreement: 'legal/load-legal-page.tsx',
  privacy: 'legal/load-legal-page.tsx',
  accessibility: 'legal/load-legal-page.tsx',
  notFound: 'not-found/not-found-page.tsx',
};

/** The module of a page, whose styles the prerendered page carries. */
export function moduleOf({ key, kind }: Pick<PageRoute, 'key' | 'kind'>): string {
  if (isCore(key)) return coreModules[key];
  return kind === 'service' ? 'service/service-page.tsx' : 'industry/industry-page.tsx';
}

function isCore(key: PageKey): key is CoreKey {
  return Object.hasOwn(corePaths, key);
}

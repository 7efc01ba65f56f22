/** Paths of the pages that are neither a service nor an industry, in English. */
export const corePaths = {
  home: '/',
  services: '/services',
  quote: '/quote',
  success: '/success',
  checkout: '/checkout',
  request: '/request',
  about: '/about',
  terms: '/terms-of-service',
  agreement: '/non-disclosure-agreement',
  notFound: '/404',
} as const;

export type CoreKey = keyof typeof corePaths;

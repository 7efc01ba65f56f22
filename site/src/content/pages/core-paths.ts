/** Paths of the pages that are neither a service nor an industry, in English. */
export const corePaths = {
  home: '/',
  services: '/services',
  quote: '/quote',
  success: '/success',
  checkout: '/checkout',
  /** Of a key that opens nothing; that of a client's page ends in its key. */
  request: '/request/ended',
  lostLink: '/request',
  about: '/about',
  terms: '/terms-of-service',
  agreement: '/non-disclosure-agreement',
  privacy: '/privacy-notice',
  accessibility: '/accessibility-statement',
  notFound: '/404',
} as const;

export type CoreKey = keyof typeof corePaths;

/** What the page for lost links says: where to ask, that it was sent, and where to write instead without mail. */
export const lostLinkPaths = {
  ask: '/request',
  sent: '/request/sent',
  write: '/request/write',
} as const;

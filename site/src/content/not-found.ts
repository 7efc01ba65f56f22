import { aboutMeta, homeMeta, quoteMeta, servicesMeta } from './core-pages.ts';

export const notFound = {
  english: 'Not found',
  chinese: '查无此页',
  /** The product's exact words. */
  text: 'Did you forget to add the page to the router?',
  aside: 'That question is for our developers. You may want one of these.',
  waysOnward: [homeMeta, servicesMeta, aboutMeta, quoteMeta],
};

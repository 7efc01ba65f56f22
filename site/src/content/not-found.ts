import { aboutMeta, homeMeta, quoteMeta, servicesMeta } from './core-pages.ts';

export const notFound = {
  english: 'Not found',
  chinese: '查无此页',
  /** The product's exact words. */
  text: 'Did you forget to add the page to the router?',
  aside: 'That one is for us. For you, every page there is starts from one of these.',
  waysOnward: [homeMeta, servicesMeta, aboutMeta, quoteMeta],
};

import { hans } from '../phrase.ts';

export const notFound = {
  title: 'Not found',
  companion: hans('查无此页'),
  /** The product's exact words. */
  text: 'Did you forget to add the page to the router?',
  aside: 'That question is for our developers. You may want one of these.',
};

export type NotFoundTexts = typeof notFound;

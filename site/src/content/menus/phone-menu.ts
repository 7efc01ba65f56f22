import { aboutMeta, quoteMeta, servicesMeta } from '../core-pages.ts';
import { layout } from '../en/layout.ts';
import type { MenuLink } from './navigation.ts';

export const phoneMenuLinks: readonly MenuLink[] = [servicesMeta, aboutMeta].map(
  ({ path, name, nameCompanion }) => ({ path, name, companion: nameCompanion }),
);

export const phoneMenuQuote: MenuLink = {
  path: quoteMeta.path,
  name: layout.phoneMenuQuote,
  companion: quoteMeta.nameCompanion,
};

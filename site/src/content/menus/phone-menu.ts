import { aboutMeta, quoteMeta, servicesMeta } from '../core-pages.ts';
import { hans } from '../phrase.ts';
import type { MenuLink } from './navigation.ts';

export const phoneMenuLinks: readonly MenuLink[] = [
  { path: servicesMeta.path, name: servicesMeta.name, chinese: hans(servicesMeta.nameChinese) },
  { path: aboutMeta.path, name: aboutMeta.name, chinese: hans(aboutMeta.nameChinese) },
];

export const phoneMenuQuote: MenuLink = {
  path: quoteMeta.path,
  name: 'Get Quote',
  chinese: hans(quoteMeta.nameChinese),
};

import { getAQuoteChinese } from './call-to-action.ts';
import { aboutMeta, quoteMeta, servicesMeta } from './core-pages.ts';
import type { MenuLink } from './navigation.ts';
import { hans } from './phrase.ts';

export const phoneMenuLinks: readonly MenuLink[] = [
  { path: servicesMeta.path, name: servicesMeta.name, chinese: hans('服务') },
  { path: aboutMeta.path, name: aboutMeta.name, chinese: hans('关于') },
];

export const phoneMenuQuote: MenuLink = {
  path: quoteMeta.path,
  name: 'Get Quote',
  chinese: hans(getAQuoteChinese),
};

import { industryPages } from '../industries/industry-pages.ts';
import { hans, type Quoted } from '../phrase.ts';
import { type ServiceSlug, servicePages } from '../services/service-pages.ts';

export interface MenuLink {
  readonly path: string;
  readonly name: string;
  readonly chinese: Quoted;
}

export interface Menu {
  readonly id: 'services' | 'industries';
  readonly name: string;
  readonly chinese: Quoted;
  readonly intro: string;
  readonly links: readonly MenuLink[];
}

export type MenuId = Menu['id'];

/** The menus of the header: every service and every industry, in the order of the registries. */
export const menus: readonly Menu[] = [
  {
    id: 'services',
    name: 'Services',
    chinese: hans('服务'),
    intro: 'Chinese to English, English to Chinese, or written from scratch in either.',
    links: servicePages.map(toLink),
  },
  {
    id: 'industries',
    name: 'Industries',
    chinese: hans('行业'),
    intro: 'People who read your field’s contracts, labels and slogans in both languages.',
    links: industryPages.map(toLink),
  },
];

/** Five of the services, in an order of their own. */
const inFooter: readonly ServiceSlug[] = ['document', 'website', 'app', 'video', 'seo'];

export const footerServices: readonly MenuLink[] = inFooter.flatMap((slug) =>
  servicePages.filter((entry) => entry.slug === slug).map(toLink),
);

interface Entry {
  readonly path: string;
  readonly name: string;
  readonly nameChinese: string;
}

function toLink({ path, name, nameChinese }: Entry): MenuLink {
  return { path, name, chinese: hans(nameChinese) };
}

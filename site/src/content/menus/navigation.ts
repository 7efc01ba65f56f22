import { menuTexts } from '../en/menus.ts';
import { industryPages } from '../industries/industry-pages.ts';
import type { Quoted } from '../phrase.ts';
import { servicePages } from '../services/service-pages.ts';
import type { ServiceSlug } from '../services/service-slugs.ts';

export interface MenuLink {
  readonly path: string;
  readonly name: string;
  readonly companion: Quoted;
}

export interface Menu {
  readonly id: 'services' | 'industries';
  readonly name: string;
  readonly companion: Quoted;
  readonly intro: string;
  readonly links: readonly MenuLink[];
}

export type MenuId = Menu['id'];

/** The menus of the header: every service and every industry, in the order of the registries. */
export const menus: readonly Menu[] = [
  {
    id: 'services',
    ...menuTexts.services,
    links: servicePages.map(toLink),
  },
  {
    id: 'industries',
    ...menuTexts.industries,
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
  readonly nameCompanion: Quoted;
}

function toLink({ path, name, nameCompanion }: Entry): MenuLink {
  return { path, name, companion: nameCompanion };
}

import { industryPages } from '../industries/industry-pages.ts';
import { hans, type Quoted } from '../phrase.ts';
import { servicePages } from '../services/service-pages.ts';

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

/** The menus of the header: their links, names and order are the product's, not the registry's. */
export const menus: readonly Menu[] = [
  {
    id: 'services',
    name: 'Services',
    chinese: hans('服务'),
    intro: 'Chinese to English, English to Chinese, or written from scratch in either.',
    links: listLinks(servicePages, {
      document: 'Document Translation',
      video: 'Video & Audio Translation',
      transcription: 'Video & Audio Transcription',
      website: 'Website Localization',
      app: 'App Localization',
      seo: 'SEO Localization',
      'creative-writing': 'Creative Writing',
    }),
  },
  {
    id: 'industries',
    name: 'Industries',
    chinese: hans('行业'),
    intro: 'People who read your field’s contracts, labels and slogans in both languages.',
    links: listLinks(industryPages, {
      'life-sciences': 'Life Sciences',
      retail: 'E-Commerce',
      travel: 'Travel & Hospitality',
      technology: 'Technology',
      gaming: 'Gaming',
      entertainment: 'Entertainment',
      legal: 'Legal',
      finance: 'Finance & Banking',
      marketing: 'Digital Marketing',
      more: 'More Industries',
    }),
  },
];

export const footerServices: readonly MenuLink[] = listLinks(servicePages, {
  document: 'Document Translation',
  website: 'Website Localization',
  app: 'App Localization',
  video: 'Video & Audio Translation',
  seo: 'SEO Localization',
});

interface Entry {
  readonly slug: string;
  readonly path: string;
  readonly nameChinese: string;
}

function listLinks(
  entries: readonly Entry[],
  names: Readonly<Record<string, string>>,
): readonly MenuLink[] {
  return Object.entries(names).map(([slug, name]) => {
    const entry = entries.find((candidate) => candidate.slug === slug);
    if (entry === undefined) throw new Error(`The menu names "${slug}", which has no page`);
    return { path: entry.path, name, chinese: hans(entry.nameChinese) };
  });
}

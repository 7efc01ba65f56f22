import { company } from '@yiqiao/contract/company';
import { titleNameIn } from '@yiqiao/contract/company-name';
import { inLanguage, type Language, languages } from '@yiqiao/contract/text/languages';
import type { SiteTexts } from '../en/site-texts.ts';
import { type PageKey, type PageKind, pagePaths } from '../pages/page-keys.ts';

export interface Described {
  readonly key: PageKey;
  readonly kind: PageKind;
  readonly isIndexed: boolean;
}

type Thing = Readonly<Record<string, unknown>>;

/** What a page is in the words of schema.org: who it belongs to, what it offers, and its place in the site. */
export function describePage(
  route: Described,
  description: string,
  texts: SiteTexts,
  origin: string,
): readonly Thing[] {
  if (!route.isIndexed) return [];
  return [
    describeWebPage(route, texts, origin),
    ...(route.key === 'home' ? [describeOrganization(origin)] : []),
    ...(route.kind === 'service' ? [describeService(route, description, texts, origin)] : []),
    ...(route.key === 'home' ? [] : [describeBreadcrumbs(route, texts, origin)]),
  ];
}

function describeWebPage(
  { key }: Described,
  { language, pageNames }: SiteTexts,
  origin: string,
): Thing {
  return {
    '@type': 'WebPage',
    url: addressOf(key, language, origin),
    name: pageNames[key].title,
    inLanguage: language,
    publisher: { '@type': 'Organization', '@id': organizationId(origin) },
  };
}

function describeOrganization(origin: string): Thing {
  return {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: company.name,
    ...(company.registeredAs && { legalName: company.registeredAs.en }),
    ...(company.brandChinese && { alternateName: company.brandChinese }),
    url: origin,
    logo: `${origin}/icon-512.png`,
    email: company.email,
    knowsLanguage: languages,
  };
}

function describeService(
  { key }: Described,
  description: string,
  texts: SiteTexts,
  origin: string,
): Thing {
  const { name } = texts.pageNames[key];
  return {
    '@type': 'Service',
    name,
    description,
    serviceType: name,
    url: addressOf(key, texts.language, origin),
    provider: {
      '@type': 'Organization',
      '@id': organizationId(origin),
      name: titleNameIn(texts.language),
    },
    availableLanguage: languages,
  };
}

function describeBreadcrumbs({ key, kind }: Described, texts: SiteTexts, origin: string): Thing {
  const trail: readonly PageKey[] = [
    'home',
    ...(kind === 'page' ? [] : ['services' as const]),
    key,
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: texts.pageNames[step].name,
      item: addressOf(step, texts.language, origin),
    })),
  };
}

function addressOf(key: PageKey, language: Language, origin: string): string {
  return origin + inLanguage(pagePaths[key], language);
}

function organizationId(origin: string): string {
  return `${origin}/#organization`;
}

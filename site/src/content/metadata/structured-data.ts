import { company } from '@yiqiao/contract/company';
import type { PageRoute } from '../../page-route.ts';
import { homeMeta, servicesMeta } from '../core-pages.ts';

type Thing = Readonly<Record<string, unknown>>;

/** What a page is in the words of schema.org: who it belongs to, what it offers, where it stands. */
export function describePage(route: PageRoute, origin: string): readonly Thing[] {
  if (!route.isIndexed) return [];
  if (route.path === homeMeta.path) return [describeOrganization(origin)];
  return [
    ...(route.kind === 'service' ? [describeService(route, origin)] : []),
    describeBreadcrumbs(route, origin),
  ];
}

function describeOrganization(origin: string): Thing {
  return {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: company.name,
    ...(company.brandChinese && { alternateName: company.brandChinese }),
    url: origin,
    logo: `${origin}/icon-512.png`,
    email: company.email,
    knowsLanguage: ['en', 'zh-Hans', 'zh-Hant'],
  };
}

function describeService({ name, description, path }: PageRoute, origin: string): Thing {
  return {
    '@type': 'Service',
    name,
    description,
    serviceType: name,
    url: origin + path,
    provider: { '@type': 'Organization', '@id': organizationId(origin), name: company.name },
    availableLanguage: ['en', 'zh-Hans', 'zh-Hant'],
  };
}

function describeBreadcrumbs(route: PageRoute, origin: string): Thing {
  const trail = [homeMeta, ...(route.kind === 'page' ? [] : [servicesMeta]), route];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}

function organizationId(origin: string): string {
  return `${origin}/#organization`;
}

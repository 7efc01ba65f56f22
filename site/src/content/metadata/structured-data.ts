import { company } from '@yiqiao/contract/company';
import type { PageRoute } from '../../page-route.ts';
import { homeMeta, servicesMeta } from '../core-pages.ts';
import { publicOrigin } from './public-origin.ts';

type Thing = Readonly<Record<string, unknown>>;

const organizationId = `${publicOrigin}/#organization`;

const organization: Thing = {
  '@type': 'Organization',
  '@id': organizationId,
  name: company.name,
  alternateName: company.brandChinese,
  url: publicOrigin,
  logo: `${publicOrigin}/icon-512.png`,
  email: company.email,
  knowsLanguage: ['en', 'zh-Hans', 'zh-Hant'],
};

/** What a page is in the words of schema.org: who it belongs to, what it offers, where it stands. */
export function describePage(route: PageRoute): readonly Thing[] {
  if (!route.isIndexed) return [];
  if (route.path === homeMeta.path) return [organization];
  return [
    ...(route.kind === 'service' ? [describeService(route)] : []),
    describeBreadcrumbs(route),
  ];
}

function describeService({ name, description, path }: PageRoute): Thing {
  return {
    '@type': 'Service',
    name,
    description,
    serviceType: name,
    url: publicOrigin + path,
    provider: { '@type': 'Organization', '@id': organizationId, name: company.name },
    availableLanguage: ['en', 'zh-Hans', 'zh-Hant'],
  };
}

function describeBreadcrumbs(route: PageRoute): Thing {
  const trail = [homeMeta, ...(route.kind === 'page' ? [] : [servicesMeta]), route];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: publicOrigin + path,
    })),
  };
}

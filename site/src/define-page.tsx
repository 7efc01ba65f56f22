import type { ComponentType } from 'react';
import { loadDescription } from './content/loaders/load-descriptions.ts';
import type { ByLanguage } from './content/loaders/load-texts.ts';
import { pagePaths } from './content/pages/page-keys.ts';
import type { DescribedKey } from './content/pages/page-names.ts';
import { PageDescription } from './layout/page-description.tsx';
import type { PageRoute } from './pages/page-route.ts';

interface RouteOptions {
  readonly kind?: PageRoute['kind'];
  readonly isIndexed?: boolean;
}

/** A page with a description for search engines and sharing cards. */
export function definePage(
  key: DescribedKey,
  load: PageRoute['load'],
  { kind = 'page', isIndexed = true }: RouteOptions = {},
): PageRoute {
  return {
    key,
    path: pagePaths[key],
    kind,
    isIndexed,
    load: async (language) => {
      const [page, text] = await Promise.all([load(language), loadDescription(key, language)]);
      return (
        <>
          <PageDescription page={{ key, kind, isIndexed }} text={text} />
          {page}
        </>
      );
    },
  };
}

/** Loads a page whose only prop is its texts. */
export function withTexts<Texts>(
  loadPage: () => Promise<ComponentType<{ readonly texts: Texts }>>,
  loadTexts: ByLanguage<Texts>,
): PageRoute['load'] {
  return async (language) => {
    const [Page, texts] = await Promise.all([loadPage(), loadTexts[language]()]);
    return <Page texts={texts} />;
  };
}

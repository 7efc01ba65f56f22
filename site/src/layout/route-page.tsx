import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react';
import type { PageRoute } from '../page-route.ts';
import { PageHead } from './page-head.tsx';
import { PageLoading } from './page-loading.tsx';

const lazyPages = new Map<string, LazyExoticComponent<ComponentType>>();

/** One lazy component per route for the life of the program: a new one would forget the page's state. */
function getLazyPage({ path, load }: PageRoute): LazyExoticComponent<ComponentType> {
  const known = lazyPages.get(path);
  if (known) return known;
  const page = lazy(async () => ({ default: await load() }));
  lazyPages.set(path, page);
  return page;
}

export function RoutePage({ route }: { readonly route: PageRoute }) {
  const Page = getLazyPage(route);
  return (
    <>
      <PageHead route={route} />
      <Suspense fallback={<PageLoading />}>
        <Page />
      </Suspense>
    </>
  );
}

import { Suspense } from 'react';
import type { PageRoute } from '../page-route.ts';
import { PageBoundary } from './page-boundary.tsx';
import { getPageComponent } from './page-components.ts';
import { PageHead } from './page-head.tsx';
import { PageLoading } from './page-loading.tsx';

export function RoutePage({ route }: { readonly route: PageRoute }) {
  const Page = getPageComponent(route);
  return (
    <>
      <PageHead route={route} />
      <PageBoundary path={route.path}>
        <Suspense fallback={<PageLoading />}>
          <Page />
        </Suspense>
      </PageBoundary>
    </>
  );
}

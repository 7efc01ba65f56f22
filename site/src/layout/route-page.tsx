import { Suspense } from 'react';
import type { PageRoute } from '../page-route.ts';
import { getPageComponent } from './page-components.ts';
import { PageHead } from './page-head.tsx';
import { PageLoading } from './page-loading.tsx';

export function RoutePage({ route }: { readonly route: PageRoute }) {
  const Page = getPageComponent(route);
  return (
    <>
      <PageHead route={route} />
      <Suspense fallback={<PageLoading />}>
        <Page />
      </Suspense>
    </>
  );
}

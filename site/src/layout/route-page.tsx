import { Suspense } from 'react';
import { useCurrentPage } from '../pages/current-page.ts';
import { usePage } from '../pages/fetched.ts';
import type { PageRoute } from '../pages/page-route.ts';
import { useTexts } from '../texts/site-texts.ts';
import { PageBoundary } from './page-boundary.tsx';
import { PageFailure } from './page-failure.tsx';
import { PageHead } from './page-head.tsx';
import { PageLoading } from './page-loading.tsx';

/** The current page, with a fallback while its code loads and another if it cannot be loaded. */
export function RoutePage() {
  const route = useCurrentPage();
  const { language, layout } = useTexts();
  return (
    <>
      <PageHead route={route} />
      <PageBoundary
        path={`${language} ${route.path}`}
        failure={(reload) => <PageFailure texts={layout.failure} onReload={reload} />}
      >
        <Suspense fallback={<PageLoading />}>
          <Page route={route} />
        </Suspense>
      </PageBoundary>
    </>
  );
}

function Page({ route }: { readonly route: PageRoute }) {
  const { language } = useTexts();
  return usePage(route, language);
}

import { findLanguage } from '@yiqiao/contract/text/languages';
import { useLocation } from 'react-router-dom';
import { InLanguage } from './language/in-language.tsx';
import { Layout } from './layout/layout.tsx';
import { PageBoundary } from './layout/page-boundary.tsx';
import { PageFailure } from './layout/page-failure.tsx';
import { RoutePage } from './layout/route-page.tsx';
import { CurrentPage } from './pages/current-page.ts';
import { anySiteTexts } from './pages/fetched.ts';
import { findRoute } from './routes.tsx';
import { SiteTextsContext } from './texts/site-texts.ts';

/** The page at the browser's address. All addresses share one tree, so what two pages have in common is kept. */
export function App() {
  const { pathname } = useLocation();
  return (
    <PageBoundary path={pathname} failure={(reload) => <SiteFailure onReload={reload} />}>
      <InLanguage language={findLanguage(pathname)}>
        <CurrentPage value={findRoute(pathname)}>
          <Layout>
            <RoutePage />
          </Layout>
        </CurrentPage>
      </InLanguage>
    </PageBoundary>
  );
}

/** The texts of the requested language could not be fetched; those of another language say so. */
function SiteFailure({ onReload }: { readonly onReload: () => void }) {
  const texts = anySiteTexts();
  if (texts === undefined) return null;
  return (
    <SiteTextsContext value={texts}>
      <PageFailure texts={texts.layout.failure} onReload={onReload} />
    </SiteTextsContext>
  );
}

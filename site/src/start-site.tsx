import { findLanguage } from '@yiqiao/contract/text/languages';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { preloadPage } from './pages/fetched.ts';
import { watchForLostSheets } from './pages/lost-sheets.ts';
import { RequestDataContext, readRequestData } from './request/request-data.ts';
import { findRoute } from './routes.tsx';

/** Hydrates the prerendered page; on the development server, which has none, renders it. */
export async function startSite(): Promise<void> {
  watchForLostSheets(window);
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root');
  const site = (
    <StrictMode>
      <BrowserRouter>
        <RequestDataContext value={readRequestData(document)}>
          <App />
        </RequestDataContext>
      </BrowserRouter>
    </StrictMode>
  );
  const { pathname } = window.location;
  await preloadPage(findRoute(pathname), findLanguage(pathname));
  if (root.firstElementChild === null) {
    createRoot(root).render(site);
    return;
  }
  hydrateRoot(root, site, { onRecoverableError: console.error });
}

import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app.tsx';
import {
  RequestDataContext,
  type RequestPageData,
  requestDataElement,
} from './request/request-data.ts';
import { notFoundRoute, pageRoutes } from './routes.tsx';

/**
 * The whole page of a path as HTML, hoisted head tags first. Throws when any part of it fails.
 * @param request the data of a client's page, which the server renders; all other pages are prerendered.
 */
export async function renderPage(
  path: string,
  request: RequestPageData | null = null,
): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <RequestDataContext value={request}>
          <App />
        </RequestDataContext>
      </StaticRouter>
    </StrictMode>,
    {
      // Otherwise boundaries over 12.8 kB are swapped in by script, and readers without it see the fallback.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        errors.push(error);
      },
    },
  );
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  return request === null ? html : html + requestDataElement(request);
}

/** For the prerender script. */
export { notFoundRoute, pageRoutes };

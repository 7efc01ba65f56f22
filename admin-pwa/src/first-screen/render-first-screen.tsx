import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '../app.tsx';
import type { Console } from '../state/console.ts';

/** The markup of the first screen, as the page's console will hydrate it. */
export function renderFirstScreen(console: Console, address: string): string {
  return renderToString(
    <StaticRouter basename="/admin" location={address}>
      <App console={console} />
    </StaticRouter>,
  );
}

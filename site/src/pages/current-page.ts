import { createContext, use } from 'react';
import type { PageRoute } from './page-route.ts';

/** The page at the browser's address. */
export const CurrentPage = createContext<PageRoute | null>(null);

export function useCurrentPage(): PageRoute {
  const route = use(CurrentPage);
  if (route === null) throw new Error('There is no page above this component');
  return route;
}

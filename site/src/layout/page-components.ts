import { type ComponentType, lazy } from 'react';
import type { PageRoute } from '../page-route.ts';

/** The code of a page could not be fetched: no connection, or a deployment took it away. */
export class PageNotLoaded extends Error {
  override name = 'PageNotLoaded' as const;
}

/** One component per route for the life of the program: another one would forget the page's state. */
const components = new Map<string, ComponentType>();

/**
 * Fetches a page's code before it is rendered. A prerendered page hydrates without suspending then:
 * an update that meets a suspended boundary would take the page's content away for a moment.
 */
export async function preloadPage({ path, load }: PageRoute): Promise<void> {
  components.set(path, await load());
}

/** The component of a page; while its code is not here, one that suspends until it is. */
export function getPageComponent({ path, load }: PageRoute): ComponentType {
  const known = components.get(path);
  if (known) return known;
  const page = lazy(async () => ({ default: await load().catch(refusePage) }));
  components.set(path, page);
  return page;
}

function refusePage(cause: unknown): never {
  throw new PageNotLoaded('The page could not be fetched.', { cause });
}

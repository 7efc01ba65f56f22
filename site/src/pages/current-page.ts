import { createRequired } from '../required-context.ts';
import type { PageRoute } from './page-route.ts';

/** The page at the browser's address. */
export const [CurrentPage, useCurrentPage] = createRequired<PageRoute>('page');

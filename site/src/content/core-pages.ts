import type { PageMeta } from '../page-route.ts';
import { corePaths } from './core-paths.ts';
import { coreNames } from './en/core-names.ts';

export const homeMeta: PageMeta = { path: corePaths.home, ...coreNames.home };
export const servicesMeta: PageMeta = { path: corePaths.services, ...coreNames.services };
export const quoteMeta: PageMeta = { path: corePaths.quote, ...coreNames.quote };
export const successMeta: PageMeta = { path: corePaths.success, ...coreNames.success };
export const checkoutMeta: PageMeta = { path: corePaths.checkout, ...coreNames.checkout };
export const aboutMeta: PageMeta = { path: corePaths.about, ...coreNames.about };
export const termsMeta: PageMeta = { path: corePaths.terms, ...coreNames.terms };
export const agreementMeta: PageMeta = { path: corePaths.agreement, ...coreNames.agreement };
export const notFoundMeta: PageMeta = { path: corePaths.notFound, ...coreNames.notFound };

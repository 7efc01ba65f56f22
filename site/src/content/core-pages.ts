import { corePaths } from './core-paths.ts';
import { coreNames } from './en/core-names.ts';

export const quoteMeta = { path: corePaths.quote, ...coreNames.quote };
export const successMeta = { path: corePaths.success, ...coreNames.success };
export const checkoutMeta = { path: corePaths.checkout, ...coreNames.checkout };
export const agreementMeta = { path: corePaths.agreement, ...coreNames.agreement };

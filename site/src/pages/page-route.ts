import type { Language } from '@yiqiao/contract/text/languages';
import type { ReactElement } from 'react';
import type { PageKey, PageKind } from '../content/pages/page-keys.ts';

export interface PageRoute {
  readonly key: PageKey;
  /** Path from the root in English, without a trailing slash. */
  readonly path: string;
  readonly kind: PageKind;
  /** Pages within a purchase are kept out of the sitemap and of search results. */
  readonly isIndexed: boolean;
  /** Fetches the page's component and its texts in a language, each in its own chunk. */
  readonly load: (language: Language) => Promise<ReactElement>;
}

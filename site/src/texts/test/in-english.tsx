import type { ReactNode } from 'react';
import { siteTexts } from '../../content/en/site-texts.ts';
import { SiteTextsContext } from '../site-texts.ts';

/** What components expect around them, for tests: `render(page, { wrapper: InEnglish })`. */
export function InEnglish({ children }: { readonly children: ReactNode }) {
  return <SiteTextsContext value={siteTexts}>{children}</SiteTextsContext>;
}

import type { Language } from '@yiqiao/contract/text/languages';
import { type ReactNode, useLayoutEffect } from 'react';
import { useSiteTexts } from '../pages/fetched.ts';
import { SiteTextsContext } from '../texts/site-texts.ts';

interface InLanguageProps {
  readonly language: Language;
  readonly children: ReactNode;
}

/** The site in a language; until its texts are loaded, the previous content stays. */
export function InLanguage({ language, children }: InLanguageProps) {
  const texts = useSiteTexts(language);
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return <SiteTextsContext value={texts}>{children}</SiteTextsContext>;
}

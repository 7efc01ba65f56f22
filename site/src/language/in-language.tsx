import type { Language } from '@yiqiao/contract/text/languages';
import { type ReactNode, useLayoutEffect } from 'react';
import { useSiteTexts } from '../pages/fetched.ts';
import { SiteTextsContext } from '../texts/site-texts.ts';

interface InLanguageProps {
  readonly language: Language;
  readonly children: ReactNode;
}

/** The site in a language; while its texts are not here, what was shown before stays. */
export function InLanguage({ language, children }: InLanguageProps) {
  const texts = useSiteTexts(language);
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return <SiteTextsContext value={texts}>{children}</SiteTextsContext>;
}

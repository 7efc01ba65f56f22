import { inLanguage, type Language, withoutLanguage } from '@yiqiao/contract/text/languages';
import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCurrentPage } from '../pages/current-page.ts';
import { preloadPage } from '../pages/fetched.ts';
import { useTexts } from '../texts/site-texts.ts';
import { showToast } from '../ui/toast/toast-store.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { rememberLanguage } from './chosen-language.ts';

interface LanguageLink {
  readonly to: string;
  readonly onClick: (event: MouseEvent) => void;
}

/**
 * Links to this very page in other languages. The switch waits until the other language is here: what
 * lies on the page, is typed or on its way stays, and on a broken line all stays as it is.
 */
export function useLanguageLinks(): (language: Language) => LanguageLink {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const page = useCurrentPage();
  const { layout } = useTexts();
  // A prerendered page knows no query.
  const rest = isHydrated ? search + hash : '';
  return (language) => {
    const to = inLanguage(withoutLanguage(pathname), language) + rest;
    const onClick = (event: MouseEvent) => {
      rememberLanguage(() => localStorage, language);
      if (opensElsewhere(event)) return;
      event.preventDefault();
      preloadPage(page, language).then(
        () => navigate(to, { state: state as unknown }),
        () => showToast({ title: layout.failure.title, description: layout.failure.remedy }),
      );
    };
    return { to, onClick };
  };
}

/** A press that asks the browser for a new tab or a download. */
function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}

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
 * Links to the current page in other languages. The switch waits until the other texts are loaded, so what was
 * chosen, typed or is being sent is kept; without a connection nothing changes.
 */
export function useLanguageLinks(): (language: Language) => LanguageLink {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const page = useCurrentPage();
  const { layout } = useTexts();
  // The query is unknown when a page is prerendered.
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

/** A click that the browser turns into a new tab, a new window or a download. */
function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}

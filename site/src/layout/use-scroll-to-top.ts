import { withoutLanguage } from '@yiqiao/contract/text/languages';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * When the page changes, and not just the rest of the address: scrolls to the top and moves the focus to the
 * new page's content. Switching the language of the same page keeps position and focus.
 */
export function useScrollToTop(mainId: string): void {
  const { pathname } = useLocation();
  const page = withoutLanguage(pathname);
  const shownPage = useRef(page);
  useLayoutEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    window.scrollTo(0, 0);
    document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [page, mainId]);
}

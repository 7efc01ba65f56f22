import { withoutLanguage } from '@yiqiao/contract/text/languages';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * On every change of page, and of nothing else in the address: back to the top, and the keyboard
 * and the screen reader go to the new page's content. Who reads the same page in another language
 * goes on where they are.
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

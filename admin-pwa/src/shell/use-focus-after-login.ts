import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** History state of a dashboard that was reached by logging in. */
export const fromLogin = 'logged-in';

/** The login page is gone together with the focus: the list's heading takes it. */
export function useFocusAfterLogin(pane: RefObject<HTMLElement | null>): void {
  const { state } = useLocation();
  const isFromLogin = state === fromLogin;
  useEffect(() => {
    if (!isFromLogin || document.activeElement !== document.body) return;
    pane.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, [isFromLogin, pane]);
}

import { useConsole } from '../state/use-console.ts';

/** Logs out at once, or asks first if unsent changes or uploads would be lost. */
export function useLogout(ask: () => void): () => void {
  const { logout, store } = useConsole();
  return () => {
    const { outbox, uploads } = store.getState();
    if (outbox.length + uploads.length > 0) ask();
    else void logout();
  };
}

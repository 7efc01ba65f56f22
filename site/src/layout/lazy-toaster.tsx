import { type ComponentType, useEffect, useState } from 'react';
import { fetchLostSheets } from '../pages/lost-sheets.ts';
import { useToastStore } from '../ui/toast/toast-store.ts';

/**
 * The notification region arrives after the page has come alive; earlier toasts wait in the store.
 * If its code is lost on the way the next toast asks again: whatever matters also stands in the page.
 */
export function LazyToaster() {
  const toastId = useToastStore(({ toast }) => toast?.id);
  const [Toaster, setToaster] = useState<ComponentType | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new toast is an occasion to try again.
  useEffect(() => {
    if (Toaster !== null) return;
    fetchLostSheets()
      .then(() => import('../ui/toast/toaster.tsx'))
      .then(
        (module) => setToaster(() => module.Toaster),
        () => {},
      );
  }, [Toaster, toastId]);

  return Toaster && <Toaster />;
}

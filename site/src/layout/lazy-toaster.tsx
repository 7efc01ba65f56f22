import { type ComponentType, useEffect, useState } from 'react';
import { fetchLostSheets } from '../pages/lost-sheets.ts';
import { useToastStore } from '../ui/toast/toast-store.ts';

/**
 * Loads the notification region after hydration; earlier toasts wait in the store. If its code cannot be
 * fetched, the next toast tries again: everything important is shown in the page as well.
 */
export function LazyToaster() {
  const toastId = useToastStore(({ toast }) => toast?.id);
  const [Toaster, setToaster] = useState<ComponentType | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new toast is another chance to load it.
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

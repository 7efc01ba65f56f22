import { lazy, Suspense } from 'react';
import { useHydrated } from '../ui/use-hydrated.ts';

const Toaster = lazy(async () => ({ default: (await import('../ui/toaster.tsx')).Toaster }));

/** The notification region arrives after the page has come alive; earlier toasts wait in the store. */
export function LazyToaster() {
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  );
}

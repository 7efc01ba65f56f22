import { lazy, Suspense, useEffect, useState } from 'react';
import { afterPaint } from './yield-to-screen.ts';

const ToastView = lazy(async () => ({ default: (await import('./toast-view.tsx')).ToastView }));

/** Nothing is announced before the first screen, which need not wait for it. */
export function LateToasts() {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    void afterPaint().then(() => setIsPainted(true));
  }, []);
  if (!isPainted) return null;
  return (
    <Suspense>
      <ToastView />
    </Suspense>
  );
}

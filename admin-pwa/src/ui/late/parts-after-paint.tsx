import { useEffect, useState } from 'react';
import { useConsoleState } from '../../state/use-console.ts';
import { afterPaint } from '../screen/yield-to-screen.ts';
import { createLatePart } from './late-part.tsx';

const Toasts = createLatePart(
  async () => (await import('../toast/toast-view.tsx')).ToastView,
  () => null,
);

const WholeTexts = createLatePart(
  async () => (await import('../whole-texts/whole-texts.tsx')).WholeTexts,
  () => null,
);

/** Toasts, and the tooltips of the list: there after the first paint, whether anything is pressed or not. */
export function PartsAfterPaint() {
  const hasList = useConsoleState(({ list }) => list.phase === 'ready');
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    void afterPaint().then(() => setIsPainted(true));
  }, []);
  if (!isPainted) return null;
  return (
    <>
      <Toasts />
      {hasList && <WholeTexts />}
    </>
  );
}

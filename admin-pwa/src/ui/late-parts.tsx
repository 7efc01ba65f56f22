import { type ComponentType, useEffect, useState } from 'react';
import { useConsoleState } from '../state/use-console.ts';
import { afterPaint } from './screen/yield-to-screen.ts';

const loadToasts = async () => (await import('./toast/toast-view.tsx')).ToastView;
const loadWholeTexts = async () => (await import('./whole-texts/whole-texts.tsx')).WholeTexts;

/** Parts the first screen does not wait for: toasts, and the tooltips of the list. */
export function LateParts() {
  const hasList = useConsoleState(({ list }) => list.phase === 'ready');
  const Toasts = useLatePart(loadToasts, true);
  const WholeTexts = useLatePart(loadWholeTexts, hasList);
  return (
    <>
      {Toasts && <Toasts />}
      {WholeTexts && <WholeTexts />}
    </>
  );
}

/** Loaded after the first paint; if that fails, again when the connection returns. */
function useLatePart(load: () => Promise<ComponentType>, isWanted: boolean): ComponentType | null {
  const [part, setPart] = useState<{ Part: ComponentType } | null>(null);
  const connection = useConsoleState((state) => state.connection);
  const isMissing = isWanted && part === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new connection is another attempt.
  useEffect(() => {
    if (!isMissing) return;
    void afterPaint()
      .then(load)
      .then(
        (Part) => setPart({ Part }),
        (error: unknown) => globalThis.console.warn('A part of the console is missing.', error),
      );
  }, [load, isMissing, connection]);
  return part?.Part ?? null;
}

import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { useEffect } from 'react';
import { loadScripts, useScripts } from '../characters/scripts.ts';
import { nextIdleTurn } from '../ui/screen/idle-time.ts';
import { afterPaint } from '../ui/screen/yield-to-screen.ts';
import { warmFacts } from './warm-facts.ts';

/** Prepares searching and sorting in idle time, before anybody uses them. */
export function useWarmFacts(quotes: readonly QuoteSubmission[]): void {
  const scripts = useScripts();
  useEffect(() => {
    let isStale = false;
    const ready =
      scripts === null ? afterPaint().then(nextIdleTurn).then(loadOrGoOn) : afterPaint();
    void ready.then(() => warmFacts(quotes, nextIdleTurn, () => isStale));
    return () => {
      isStale = true;
    };
  }, [quotes, scripts]);
}

/** Without the table, either script is found by itself. */
async function loadOrGoOn(): Promise<void> {
  await loadScripts().catch((error: unknown) => {
    globalThis.console.warn('The table of Chinese characters is missing.', error);
  });
}

import { useSyncExternalStore } from 'react';
import { createScripts, type Scripts } from './create-scripts.ts';

// One for the whole page. The table is as large as a part of the console, so it comes when there is time for it.
let known: Scripts | null = null;
const listeners = new Set<() => void>();

/** Has the table of characters ready. @throws if it cannot be had. */
export async function loadScripts(): Promise<Scripts> {
  const { characters } = await import('./characters.ts');
  // Several may have asked meanwhile.
  if (known === null) {
    known = createScripts(characters);
    for (const listener of listeners) listener();
  }
  return known;
}

/** Both scripts; `null` until the table is there. */
export function knownScripts(): Scripts | null {
  return known;
}

/** The same, for a component: it renders again when the table is there. */
export function useScripts(): Scripts | null {
  return useSyncExternalStore(subscribe, knownScripts, knownScripts);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

import { useSyncExternalStore } from 'react';

/** Too narrow for list and detail side by side; the style sheets use the same limit. */
const narrow = '(max-width: 56.25em)';

export function isNarrowScreen(): boolean {
  return matchMedia(narrow).matches;
}

export function useIsNarrowScreen(): boolean {
  return useSyncExternalStore(subscribe, isNarrowScreen, () => false);
}

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(narrow);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

import { useSyncExternalStore } from 'react';

/** Where list and detail have no room beside each other; the style sheets say the same. */
const narrow = '(max-width: 900px)';

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

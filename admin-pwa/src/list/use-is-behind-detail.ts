import { useSyncExternalStore } from 'react';

const narrow = '(max-width: 900px)';

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(narrow);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Whether the detail covers the list, as it does on a narrow screen. */
export function useIsBehindDetail(selectedId: string | null): boolean {
  const isNarrow = useSyncExternalStore(subscribe, () => matchMedia(narrow).matches);
  return isNarrow && selectedId !== null;
}

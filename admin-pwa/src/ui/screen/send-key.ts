import type { KeyboardEvent } from 'react';

/** Ctrl or ⌘ with Enter, which sends from any field of a form; not while a word is being composed, and once if it is held. */
export function isSendKey({ key, ctrlKey, metaKey, repeat, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && (ctrlKey || metaKey) && !repeat && !nativeEvent.isComposing;
}

import type { KeyboardEvent } from 'react';

/** Ctrl or ⌘ with Enter, which sends from any field of a form; not while a word is being composed. */
export function isSendKey({ key, ctrlKey, metaKey, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && (ctrlKey || metaKey) && !nativeEvent.isComposing;
}

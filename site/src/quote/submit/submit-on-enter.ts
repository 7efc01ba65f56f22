import type { KeyboardEvent } from 'react';

/** What browsers report for keys handled by an input method. Source: UI Events, legacy key codes. */
const inputMethodKeyCode = 229;

/**
 * Browsers submit a form on Enter only while its button is enabled, and ours is disabled without a document. This
 * submits anyway, so that the visitor sees what is missing.
 */
export function submitOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { target: field, nativeEvent } = event;
  if (event.key !== 'Enter' || !(field instanceof HTMLInputElement)) return;
  if (field.type !== 'text' && field.type !== 'email') return;
  // Enter confirms a word typed in pinyin; Safari reports that only by the key code.
  if (nativeEvent.isComposing || nativeEvent.keyCode === inputMethodKeyCode) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

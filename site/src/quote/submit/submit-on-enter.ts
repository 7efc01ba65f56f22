import type { KeyboardEvent } from 'react';

/** What browsers report for keys that an input method takes. Source: UI Events, legacy key codes. */
const inputMethodKeyCode = 229;

/**
 * Enter in a text field submits a form only while its button is enabled. Ours is not without a
 * document; the visitor is told so instead of nothing happening.
 */
export function submitOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { target: field, nativeEvent } = event;
  if (event.key !== 'Enter' || !(field instanceof HTMLInputElement)) return;
  if (field.type !== 'text' && field.type !== 'email') return;
  // Enter confirms a word typed in pinyin; Safari says so only by the key code.
  if (nativeEvent.isComposing || nativeEvent.keyCode === inputMethodKeyCode) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

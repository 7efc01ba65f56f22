import type { RefObject } from 'react';

/** Focuses the first field of a form that has a fault, once it is marked. */
export function focusFault(form: RefObject<HTMLFormElement | null>): void {
  form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

const holders = new Set<() => boolean>();

/** Registers a check to be made before a page reloads by itself: would unsaved work be lost? */
export function registerUnsavedWork(holdsSomething: () => boolean): void {
  holders.add(holdsSomething);
}

/** Whether a reload would lose what the visitor has chosen or typed, on this or another page of the tab. */
export function wouldLoseWork(document: Document): boolean {
  if (Array.from(holders).some((holdsSomething) => holdsSomething())) return true;
  return Array.from(document.querySelectorAll('input, textarea')).some(isFilledIn);
}

/** Whether it differs from its initial value; before hydration, only the DOM knows. */
function isFilledIn(control: Element): boolean {
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (!(control instanceof HTMLInputElement)) return false;
  if (control.type === 'file') return (control.files?.length ?? 0) > 0;
  if (control.type === 'radio' || control.type === 'checkbox') {
    return control.checked !== control.defaultChecked;
  }
  return control.value !== control.defaultValue;
}

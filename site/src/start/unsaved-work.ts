const holders = new Set<() => boolean>();

/** Has asked, before a page reloads by itself, whether something here would be lost with it. */
export function registerUnsavedWork(holdsSomething: () => boolean): void {
  holders.add(holdsSomething);
}

/** Whether a reload would lose what the visitor has chosen or typed, on any page of this tab or in sight. */
export function wouldLoseWork(document: Document): boolean {
  if (Array.from(holders).some((holdsSomething) => holdsSomething())) return true;
  return Array.from(document.querySelectorAll('input, textarea')).some(isFilledIn);
}

/** Differs from what the page came with; a page that is not alive yet keeps nothing of it. */
function isFilledIn(control: Element): boolean {
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (!(control instanceof HTMLInputElement)) return false;
  if (control.type === 'file') return (control.files?.length ?? 0) > 0;
  if (control.type === 'radio' || control.type === 'checkbox') {
    return control.checked !== control.defaultChecked;
  }
  return control.value !== control.defaultValue;
}

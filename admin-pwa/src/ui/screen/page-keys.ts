/** A dialog has keys of its own, and what is behind it must not change or close with it. */
export function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

/** Whether the focus is where a page starts: on no control. */
export function isNowhere(): boolean {
  const { activeElement } = document;
  return activeElement === document.body || activeElement?.matches('h2') === true;
}

/** In a text field only Escape is a shortcut: it leaves the field. */
export function isTyping({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement) || !target.matches('input, select, textarea')) return false;
  if (key === 'Escape') leave(target);
  return true;
}

/** The heading above a field takes the focus: on the page itself most keys do nothing. */
function leave(field: HTMLElement): void {
  const heading = headingAbove(field);
  if (heading === null) field.blur();
  else heading.focus();
}

/** The heading of the closest region that has one to focus. */
function headingAbove(field: HTMLElement): HTMLElement | null {
  let region = field.closest('section, form, article');
  while (region) {
    const heading = region.querySelector<HTMLElement>('h2[tabindex], h3[tabindex]');
    if (heading) return heading;
    region = region.parentElement?.closest('section, form, article') ?? null;
  }
  return null;
}

export function findDetailHeading(): HTMLElement | null {
  return document.getElementById('detail-name');
}

/** What was pressed is gone in a moment: the keyboard goes on at the heading, and the page stays where it is. */
export function focusDetail(): void {
  findDetailHeading()?.focus({ preventScroll: true });
}

/** After a press by which the pressed may have gone: the keyboard goes on at the heading only if it has. */
export function focusDetailIfLost(): void {
  if (document.activeElement === document.body) focusDetail();
}

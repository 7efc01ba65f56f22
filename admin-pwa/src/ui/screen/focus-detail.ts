/** What was pressed is gone in a moment: the keyboard goes on at the heading, and the page stays where it is. */
export function focusDetail(): void {
  document.getElementById('detail-name')?.focus({ preventScroll: true });
}

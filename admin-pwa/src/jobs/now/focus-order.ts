/** The pressed button is gone, so the focus moves to the heading of the order. */
export function focusOrder(): void {
  requestAnimationFrame(() =>
    document.getElementById('detail-name')?.focus({ preventScroll: true }),
  );
}

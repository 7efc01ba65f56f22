/** Scrolls the focused element out from under one that covers it. */
export function uncoverFocus(cover: HTMLElement): void {
  const focused = document.activeElement;
  if (!focused?.matches('main *')) return;
  const { top, bottom } = cover.getBoundingClientRect();
  const box = focused.getBoundingClientRect();
  if (box.top < bottom && box.bottom > top) focused.scrollIntoView({ block: 'nearest' });
}

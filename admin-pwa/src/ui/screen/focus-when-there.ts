/** Focuses what is rendered a frame or two later. */
export function focusWhenThere(
  find: () => HTMLElement | null | undefined,
  options: FocusOptions = {},
  framesLeft = 10,
): void {
  const element = find();
  if (element) element.focus(options);
  else if (framesLeft > 0) {
    requestAnimationFrame(() => focusWhenThere(find, options, framesLeft - 1));
  }
}

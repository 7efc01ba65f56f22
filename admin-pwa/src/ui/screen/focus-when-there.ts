/** Focuses what is rendered a frame or two later. */
export function focusWhenThere(
  find: () => HTMLElement | null | undefined,
  options: FocusOptions = {},
): void {
  whenThere(find, (element) => element.focus(options));
}

/** Presses a button that is rendered a frame or two later. */
export function pressWhenThere(find: () => HTMLElement | null): void {
  whenThere(find, (element) => element.click());
}

function whenThere(
  find: () => HTMLElement | null | undefined,
  act: (element: HTMLElement) => void,
  framesLeft = 10,
): void {
  const element = find();
  if (element) act(element);
  else if (framesLeft > 0) requestAnimationFrame(() => whenThere(find, act, framesLeft - 1));
}

/** Whether the keyboard is at work in a field: what arrives meanwhile leaves it there. */
export function isFillingIn(): boolean {
  const { activeElement } = document;
  return activeElement?.matches(':is(input:not([type=file]), textarea):enabled') ?? false;
}

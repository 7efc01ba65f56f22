/** Whether a field has the focus: content that arrives meanwhile must not take it away. */
export function isFillingIn(): boolean {
  const { activeElement } = document;
  return activeElement?.matches(':is(input:not([type=file]), textarea):enabled') ?? false;
}

/** Lets input be handled and a frame be painted before the next slice of work. */
export function yieldToScreen(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Runs one task later; planning another replaces it. */
export function createPlanner(): (task: () => void, delayMs: number) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (task, delayMs) => {
    clearTimeout(timer);
    timer = setTimeout(task, delayMs);
  };
}

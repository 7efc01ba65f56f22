/** Has the browser ask before the page is closed or left. @returns a function that removes the guard. */
export function guardLeaving(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}

/** What is said before the console itself is loaded, and where it cannot be. */
export const start = {
  loading: 'Loading...',
  failed: 'The console could not start.',
  reload: 'Reload',
};

export type StartTexts = typeof start;

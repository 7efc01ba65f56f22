/** What the form passes on: the state of a history entry, which survives a reload. */
export interface SentState {
  readonly email: string;
}

/** The address that was typed; `null` when the form was sent without scripts, or the page opened directly. */
export function readSentEmail(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('email' in state)) return null;
  return typeof state.email === 'string' ? state.email : null;
}

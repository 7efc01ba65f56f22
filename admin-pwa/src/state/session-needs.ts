/** The session in whose name the server is asked. */
export interface SessionNeeds {
  readonly sessionId: () => string;
  readonly onSessionEnded: () => Promise<void>;
}

/** Whether a change may be acknowledged that no standby has confirmed. */
export type StandbyRule = 'optional' | 'required';

/** A PostgreSQL that several processes share. */
export interface DatabaseSettings {
  readonly url: string;
  /** URL of the server itself, for notices, where `url` is that of a pooler. */
  readonly directUrl: string;
  /** For this process, not counting the listening connection. */
  readonly maxConnections: number;
  readonly standby: StandbyRule;
  /** `SESSION_SECRET`, newest first: encrypts what the database alone must not reveal. */
  readonly secrets: readonly string[];
}
